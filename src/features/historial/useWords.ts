import { useAutoresDelHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { KIND_NAMES, NOUN_NAMES } from '../../records/historial/changedFields'
import { periodWords } from '../../records/table/words'
import type { Word } from '../../ui/export/exportable'

/** The search in words, for paper. */
export function useWords({ usuario, desde, hasta, sustantivo, tipo, registro }: FiltroHistorial): Word[] {
  const { data } = useAutoresDelHistorialQuery()
  const words: [string, string | null | undefined | false][] = [
    ['Usuario', usuario && (data?.find(({ uuid }) => uuid === usuario)?.nombre ?? usuario)],
    ['Tipo de registro', sustantivo && (NOUN_NAMES as Record<string, string>)[sustantivo]],
    ['Cambio', tipo && (KIND_NAMES as Record<string, string>)[tipo]],
    ['Registro', registro],
  ]
  return [...periodWords(desde, hasta), ...words.flatMap(([label, text]) => (text ? [{ label, text }] : []))]
}
