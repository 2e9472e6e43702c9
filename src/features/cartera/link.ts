import { isOwnServer } from '../../api/client/baseUrl'
import { fechaLarga } from '../../contract/fechas'

/** The fields of a row that name its settlement. */
export interface LinkedRow {
  fecha: string
  liquidacionUuid?: string | null
  busNumero?: string | null
}

/** 'Está en la liquidación del bus 303 del 21 de noviembre de 2026.'; undefined for a row without a known settlement. */
export function linkOf({ liquidacionUuid, busNumero, fecha }: LinkedRow): string | undefined {
  if (!liquidacionUuid || !busNumero || !isOwnServer()) return undefined
  return `Está en la liquidación del bus ${busNumero} del ${fechaLarga(fecha)}.`
}
