import type { Caja, CifrasDeCaja } from '../../contract/cierres'
import { pesos } from '../../ui/texts/formats'

export type Estado = 'abierta' | 'reabierta' | 'cerrada' | 'cambiada'

/** A till as the table shows it: a closed one with the figures of its closing. */
export interface CajaFila extends CifrasDeCaja {
  id: string
  nombre: string
  estado: Estado
  contado: number | null
  diferencia: number | null
  cerradoPor: string
}

const ID_OF_UNKNOWN = 'sin-usuario'

export const idOf = ({ username }: Caja): string => username ?? ID_OF_UNKNOWN

function stateOf({ cierre, difiere }: Caja): Estado {
  if (!cierre) return 'abierta'
  if (!cierre.cerrado) return 'reabierta'
  return difiere ? 'cambiada' : 'cerrada'
}

export function rowOf(caja: Caja): CajaFila {
  const { nombre, ahora, cierre } = caja
  const closed = cierre?.cerrado ? cierre : null
  const { liquidaciones, pendientes, netoReg, netoSensor, abonos, deudas, esperado } = closed ?? ahora
  return {
    ...{ liquidaciones, pendientes, netoReg, netoSensor, abonos, deudas, esperado },
    id: idOf(caja),
    nombre,
    estado: stateOf(caja),
    contado: closed?.contado ?? null,
    diferencia: closed?.diferencia ?? null,
    cerradoPor: closed?.cerradoPor ?? '',
  }
}

/** 'Faltante $ 300', 'Sobrante $ 50', 'Sin diferencia'; '' before anything was counted. */
export function differenceText(diferencia: number | null): string {
  if (diferencia === null) return ''
  if (diferencia === 0) return 'Sin diferencia'
  return `${diferencia < 0 ? 'Faltante' : 'Sobrante'} ${pesos(Math.abs(diferencia))}`
}
