import { useAppDispatch } from '../../api/client/hooks'
import { FRESH } from '../../api/client/untracked'
import { historialApi, type FiltroHistorial } from '../../api/historial'
import type { Opcion } from '../../contract/catalogos'
import { LIMITE_DE_HISTORIAL, type Cambio } from '../../contract/historial'
import type { ExportOptions } from '../../records/table/tableProps'
import { periodWords } from '../../records/table/words'
import { optionName } from '../../ui/tableState/columns'
import { FILE_INSTANT, FILE_REASON, KINDS, NOUN_OPTIONS } from './columns'

/** The files of what a search finds, of all pages. */
export function useExport(search: FiltroHistorial, authors: readonly Opcion[]): ExportOptions<Cambio> {
  const dispatch = useAppDispatch()
  const { usuario, desde, hasta, sustantivo, tipo, registro } = search
  const said = [
    ['Usuario', optionName(authors, usuario)],
    ['Tipo de registro', optionName(NOUN_OPTIONS, sustantivo)],
    ['Cambio', optionName(KINDS, tipo)],
    ['Registro', registro],
  ] as const
  return {
    fileName: 'historial',
    whole: async () => {
      const { data } = await dispatch(
        historialApi.endpoints.exportarHistorial.initiate({ ...search, limite: LIMITE_DE_HISTORIAL }, FRESH),
      )
      return data && { columns: [FILE_INSTANT, FILE_REASON], rows: data }
    },
    words: [...periodWords(desde, hasta), ...said.filter(([, text]) => text)],
  }
}
