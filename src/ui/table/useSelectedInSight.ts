import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { paginaCambiada, selectTabla } from './tableSlice'

/**
 * Turns to the page of a row when it is selected, and again when a new list has the row elsewhere (a row just created
 * stands at the end until the server's order arrives). Once the person has turned the page, it is theirs.
 */
export function useSelectedInSight(
  tabla: string,
  lista: readonly unknown[],
  seleccionada: string | null,
  lugar: number,
  filasPorPagina: number,
): void {
  const dispatch = useAppDispatch()
  const pagina = useAppSelector((state) => selectTabla(state, tabla).pagina)
  const mostrada = useRef({ seleccionada: null as string | null, lista, pagina: null as number | null })

  useEffect(() => {
    const antes = mostrada.current
    const esOtra = antes.seleccionada !== seleccionada
    const pasoPagina = !esOtra && antes.pagina !== pagina
    if (seleccionada === null || pasoPagina) {
      mostrada.current = { seleccionada, lista, pagina: null }
      return
    }
    if (lugar === -1 || !(esOtra || antes.lista !== lista)) return
    const suya = Math.floor(lugar / filasPorPagina)
    mostrada.current = { seleccionada, lista, pagina: suya }
    if (suya !== pagina) dispatch(paginaCambiada({ tabla, pagina: suya }))
  }, [dispatch, tabla, lista, seleccionada, lugar, filasPorPagina, pagina])
}
