/** The table of section 7, and nothing beside it: what a stranger's host answers to. */

export interface Renglon {
  /** The names that its query may have. */
  query?: readonly string[]
  /** Whether a JSON body goes with it. */
  cuerpo?: true
  /** Whether it is the second client's, of PDF. */
  pdf?: true
}

const CON_CUERPO: Renglon = { cuerpo: true }
const NADA: Renglon = {}

export const TABLA: Readonly<Record<string, Renglon>> = {
  'POST /auth/login': CON_CUERPO,
  'GET /liquidaciones/table': NADA,
  'GET /liquidaciones/detalle': { query: ['fecha', 'busNumero', 'uuid'] },
  'GET /liquidaciones/v2/table': {
    query: ['fechaInicial', 'fechaFinal', 'numero', 'documento', 'liquidada'],
  },
  'POST /liquidaciones': CON_CUERPO,
  'PUT /liquidaciones/liquidar': CON_CUERPO,
  'POST /liquidaciones/sensores': CON_CUERPO,
  'DELETE /liquidaciones': { query: ['uuid'] },
  'GET /conductores': { query: ['valido'] },
  'GET /conductores/ingresos': NADA,
  'POST /conductores': CON_CUERPO,
  'PUT /conductores/conductor': { query: ['documento'], cuerpo: true },
  'PUT /conductores/conductor/retirar': { query: ['documento'] },
  'PUT /conductores/conductor/ingresar': { query: ['documento'] },
  'GET /buses': NADA,
  'POST /buses': CON_CUERPO,
  'PUT /buses/bus/actualizar': { query: ['numero'], cuerpo: true },
  'GET /pasajes': NADA,
  'POST /pasajes': CON_CUERPO,
  'PUT /pasajes': CON_CUERPO,
  'PUT /pasajes/invalidarPasaje': { query: ['uuidPasaje'] },
  'GET /salarios': { query: ['fechaInicial', 'fechaFinal', 'documento'] },
  'GET /deudas': NADA,
  'GET /deudas/conductor': { query: ['documento'] },
  'POST /deudas': CON_CUERPO,
  'DELETE /deudas/eliminar/{uuid}': NADA,
  'GET /abonos': NADA,
  'GET /abonos/conductor': { query: ['documento'] },
  'POST /abonos': CON_CUERPO,
  'PUT /abonos': CON_CUERPO,
  'DELETE /abonos/eliminar/{uuid}': NADA,
  'GET /festivos': NADA,
  'POST /festivos': CON_CUERPO,
  'DELETE /festivos': { query: ['uuid'] },
  'GET /documentos/primas': { query: ['mes'], pdf: true },
  'GET /documentos/vacaciones': { query: ['documento'], pdf: true },
  'GET /reporte/gastos': { query: ['fechaInicial', 'fechaFinal', 'nombre', 'numero', 'documento'] },
  'POST /asistencias': CON_CUERPO,
  'GET /asistencias/mes': { query: ['mes'] },
  'GET /asistencias/fecha': { query: ['fecha', 'crear'] },
  'GET /asistencias/reporte/mes': { query: ['mes'] },
}

/** The row of the table that a call is: its {uuid} is whatever stands at the end of the address. */
export function renglonDe(metodo: string, ruta: string): { nombre: string; uuid: string } | null {
  const exacto = `${metodo} ${ruta}`
  if (exacto in TABLA) return { nombre: exacto, uuid: '' }
  const corte = exacto.lastIndexOf('/') + 1
  const nombre = `${exacto.slice(0, corte)}{uuid}`
  return nombre in TABLA ? { nombre, uuid: decodeURIComponent(exacto.slice(corte)) } : null
}
