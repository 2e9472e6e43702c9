import { getIn, useFormikContext } from 'formik'
import { useMemo } from 'react'
import type { Duda } from '../../contract/duda'
import { dudasDe } from '../../contract/dudas'
import type { FilaDudosa, LoSabido } from '../../contract/sabido'
import { judgingBy, useKnowledge } from './softWarnings'

interface Judged {
  row: FilaDudosa
  busNumero?: string | null
  /** Known values of the row alone. */
  known?: Partial<LoSabido>
  /** The form's path of a field; the soft warning's own when absent. */
  pathOf?: (field: string) => string
  /** The field whose soft warning is asked of and not said. */
  unsaid?: string
  /** Values that typed ones differ from; the form's first ones when absent. */
  from?: object | null
}

/**
 * The soft warnings of rows in a form, in the rows' order, asked only of what was typed. They are the same objects until one of them is another,
 * so that memoised fields rest.
 */
export function useSoftWarnings(judged: readonly Judged[]): readonly (readonly Duda[])[] {
  const { initialValues } = useFormikContext()
  const judging = judgingBy(useKnowledge())
  const softWarnings = judged.map(({ row, busNumero, known, pathOf = (field) => field, unsaid, from }) => {
    const isTyped = (field: string) =>
      getIn(row, field) !== (getIn(from ?? initialValues, pathOf(field)) as unknown)
    return dudasDe(row, { ...judging(row.fecha ?? '', busNumero ?? ''), ...known }).map((duda) => ({
      ...duda,
      sePregunta: duda.sePregunta && duda.campos.some(isTyped),
      callada: duda.campos[0] === unsaid,
    }))
  })
  const text = JSON.stringify(softWarnings)
  return useMemo(() => JSON.parse(text) as Duda[][], [text])
}

/** The soft warning that stands under a field. */
export const softWarningUnder = (softWarnings: readonly Duda[], field: string) =>
  softWarnings.find(({ campos, nombre, callada }) => nombre !== undefined && !callada && campos[0] === field)
