import { useAppDispatch } from '../../api/client/hooks'
import { FRESH } from '../../api/client/untracked'
import { historialApi, type FiltroHistorial } from '../../api/historial'
import { useUsuariosQuery } from '../../api/usuarios'
import { LIMITE_DE_HISTORIAL, type Cambio } from '../../contract/historial'
import type { ExportOptions } from '../../records/table/tableProps'
import { periodWords } from '../../records/table/words'
import { optionName } from '../../ui/tableState/columns'
import { FILE_INSTANT, KINDS, NOUN_OPTIONS, REASON } from './columns'

/** The files of what a search finds, of all pages. */
export function useExport(search: FiltroHistorial): ExportOptions<Cambio> {
  const dispatch = useAppDispatch()
  const { usuario, desde, hasta, sustantivo, tipo, registro } = search
  const { data } = useUsuariosQuery()
  const said = [
    ['Usuario', data?.find(({ uuid }) => uuid === usuario)?.nombre ?? usuario],
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
      return data && { columns: [FILE_INSTANT, REASON], rows: data }
    },
    words: [...periodWords(desde, hasta), ...said.filter(([, text]) => text)],
  }
}
