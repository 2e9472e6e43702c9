import type { Caja } from '../../contract/cierres'
import { pesos } from '../../ui/texts/formats'

export type Estado = 'abierta' | 'reabierta' | 'cerrada' | 'cambiada'

const ID_OF_UNKNOWN = 'sin-usuario'

export const idOf = ({ username }: Caja): string => username ?? ID_OF_UNKNOWN

function stateOf({ cierre, difiere }: Caja): Estado {
  if (!cierre) return 'abierta'
  if (!cierre.cerrado) return 'reabierta'
  return difiere ? 'cambiada' : 'cerrada'
}

/** A till as the table shows it: a closed one with the figures of its closing. */
export function rowOf(caja: Caja) {
  const { nombre, ahora, cierre } = caja
  return {
    contado: null,
    diferencia: null,
    cerradoPor: '',
    ...(cierre?.cerrado ? cierre : ahora),
    id: idOf(caja),
    nombre,
    estado: stateOf(caja),
  }
}

export type CajaFila = ReturnType<typeof rowOf>

/** 'Faltante $ 300', 'Sobrante $ 50', 'Sin diferencia'; '' before anything was counted. */
export function differenceText(diferencia: number | null) {
  if (diferencia === null) return ''
  if (diferencia === 0) return 'Sin diferencia'
  return `${diferencia < 0 ? 'Faltante' : 'Sobrante'} ${pesos(Math.abs(diferencia))}`
}
