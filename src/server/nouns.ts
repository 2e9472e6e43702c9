/** Gathers what each noun says of itself, for what treats all of them alike. */
import { ASISTENCIAS } from './asistencias/noun'
import { BUSES } from './buses/noun'
import { ABONOS, DEUDAS } from './cartera/noun'
import { CIERRES } from './cierres/noun'
import { CONDUCTORES } from './conductores/noun'
import { CONTRATOS } from './contratos/noun'
import type { Nouns } from './db/changes/noun'
import { EMITIDOS } from './emitidos/noun'
import { FESTIVOS } from './festivos/noun'
import type { Imports } from './imported'
import { LIQUIDACIONES, SENSORES } from './liquidaciones/noun'
import { PASAJES } from './pasajes/noun'
import { USUARIOS } from './usuarios/noun'

export const NOUNS: Nouns & Imports = {
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
  sensores: SENSORES,
}
