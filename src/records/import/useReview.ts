import { errorMessage } from '../../api/client/errors'
import { useRevisarImportacionMutation } from '../../api/importaciones'
import { counted } from '../../ui/texts/formats'
import type { ImportNoun } from './noun'
import { filaOf, refusalsOf, toCorrect } from './send'
import type { Import } from './useImport'
import type { usePress } from './usePress'

const REPEATED = [
  'fila parece repetida y queda omitida',
  'filas parecen repetidas y quedan omitidas',
] as const
const TAKEN_IN = 'Para importarlas, elija Crearlas en Posibles repetidas.'

/** Has the server judge the rows that are wanted, before anything is stored. */
export function useReview(
  noun: ImportNoun,
  { rows, grupo, soloBuenas, note, goTo }: Import,
  { press, fail }: ReturnType<typeof usePress>,
) {
  const [review, { data: revision }] = useRevisarImportacionMutation()
  const wanted = rows.filter((row) => row.accion !== 'omitir' && !row.saved)
  /** What the server refused it is asked about again: it may have been mended elsewhere. */
  const readable = wanted.filter(({ errors, unknown }) => !unknown && Object.keys(errors).length === 0)

  const revise = () =>
    press(async () => {
      const { data, error } = await review({ noun: noun.noun, grupo, filas: readable.map(filaOf) })
      if (error) return fail(errorMessage(error))
      const refusals = refusalsOf(noun, readable, data.errores)
      const repeated = new Set(data.repetidas.map((index) => readable[index]?.id))
      note(
        readable.map((row) =>
          repeated.has(row.id)
            ? { ...row, refused: undefined, repeated: refusals.get(row.id)?.[''] ?? '', chosen: false }
            : { ...row, refused: refusals.get(row.id) },
        ),
      )
      const wrong = refusals.size - repeated.size
      const stays = wrong > 0 && (!soloBuenas || wrong === readable.length)
      if (!stays && repeated.size === 0) return goTo('confirmar')
      const said = wrong > 0 ? [toCorrect(wrong)] : []
      if (repeated.size > 0) said.push(`${counted(repeated.size, REPEATED)}. ${TAKEN_IN}`)
      fail(said.join(' '))
    })

  return { wanted, readable, revise, resumen: revision?.resumen }
}
