import type { NumeroEditable } from '../../contract/numeros'

/** A form's values: those of a call's body, with '' in empty fields. */
export type ValuesOf<Body> = {
  [Field in Exclude<keyof Body, 'uuid' | 'version'>]-?: Body[Field] extends number
    ? NumeroEditable
    : Body[Field] | ''
}
