import { compared, type Comparison } from '../../ui/form/Differences'
import { conductorName } from '../selectors/ConductorName'
import { fieldText, type Noun } from './noun'

type Compared<Values> = Comparison<Values, unknown>['fields'][number]

/** The fields of a form of these names, in the order and words of their noun, to compare them when a colleague has saved the same record. */
export const comparedFields = <Values extends object>(
  { fields }: Noun,
  names: readonly string[],
): Compared<Values>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    // A form holds a driver's documento.
    if (name === 'conductorNombre')
      return names.includes('conductorDocumento')
        ? compared<Record<string, string | null>, string>(field.title, 'conductorDocumento', conductorName)
        : []
    return names.includes(name)
      ? compared<Record<string, unknown>, string>(field.title, name, (value) => fieldText(field, value))
      : []
  }) as Compared<Values>[]
