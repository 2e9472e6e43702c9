import type { Sustantivo } from '../../contract/sustantivos'
import { ASISTENCIAS } from './asistencias'
import { BUSES } from './buses'
import { ABONOS, DEUDAS } from './cartera'
import { CIERRES } from './cierres'
import { CONDUCTORES } from './conductores'
import { CONTRATOS } from './contratos'
import { EMITIDOS } from './emitidos'
import { FESTIVOS } from './festivos'
import { LIQUIDACIONES } from './liquidaciones'
import type { Noun } from './noun'
import { PASAJES } from './pasajes'
import { USUARIOS } from './usuarios'

/** Every noun whose changes are recorded. */
export const NOUNS: Readonly<Record<Sustantivo, Noun>> = {
  liquidaciones: LIQUIDACIONES,
  abonos: ABONOS,
  deudas: DEUDAS,
  conductores: CONDUCTORES,
  contratos: CONTRATOS,
  emitidos: EMITIDOS,
  buses: BUSES,
  pasajes: PASAJES,
  festivos: FESTIVOS,
  asistencias: ASISTENCIAS,
  cierres: CIERRES,
  usuarios: USUARIOS,
  respaldos: { id: 'respaldos', name: 'Respaldo', fields: {} },
}
