import type { Sustantivo } from '../../contract/historial'
import { compared, type Comparison } from '../../ui/form/Differences'
import { conductorName } from '../selectors/ConductorName'
import { NOUN_FIELDS } from './fields'

type Compared<Values> = Comparison<Values, unknown>['fields'][number]

/** The fields of a form of these names, in the order and words of their noun, to compare them when a colleague has saved the same record. */
export const comparedFields = <Values extends object>(
  noun: Sustantivo,
  names: readonly string[],
): Compared<Values>[] =>
  Object.entries(NOUN_FIELDS[noun]).flatMap(([name, { label, text }]) => {
    // A form holds a driver's documento.
    if (name === 'conductorNombre')
      return names.includes('conductorDocumento')
        ? compared<Record<string, string | null>, string>(label, 'conductorDocumento', conductorName)
        : []
    return names.includes(name) ? compared<Record<string, unknown>, string>(label, name, text) : []
  }) as Compared<Values>[]
