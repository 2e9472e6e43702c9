/** The table of section 7, and nothing beside it: what a stranger's host answers to. */

export interface TableRow {
  /** The names that its query may have. */
  query?: readonly string[]
  /** Set when a JSON body goes with it. */
  body?: true
  /** Set for the second client's, of PDF. */
  pdf?: true
}

const WITH_BODY: TableRow = { body: true }
const NOTHING: TableRow = {}

export const TABLE: Readonly<Record<string, TableRow>> = {
  'POST /auth/login': WITH_BODY,
  'GET /liquidaciones/table': NOTHING,
  'GET /liquidaciones/detalle': { query: ['fecha', 'busNumero', 'uuid'] },
  'GET /liquidaciones/v2/table': {
    query: ['fechaInicial', 'fechaFinal', 'numero', 'documento', 'liquidada'],
  },
  'POST /liquidaciones': WITH_BODY,
  'PUT /liquidaciones/liquidar': WITH_BODY,
  'POST /liquidaciones/sensores': WITH_BODY,
  'DELETE /liquidaciones': { query: ['uuid'] },
  'GET /conductores': { query: ['valido'] },
  'GET /conductores/ingresos': NOTHING,
  'POST /conductores': WITH_BODY,
  'PUT /conductores/conductor': { query: ['documento'], body: true },
  'PUT /conductores/conductor/retirar': { query: ['documento'] },
  'PUT /conductores/conductor/ingresar': { query: ['documento'] },
  'GET /buses': NOTHING,
  'POST /buses': WITH_BODY,
  'PUT /buses/bus/actualizar': { query: ['numero'], body: true },
  'GET /pasajes': NOTHING,
  'POST /pasajes': WITH_BODY,
  'PUT /pasajes': WITH_BODY,
  'PUT /pasajes/invalidarPasaje': { query: ['uuidPasaje'] },
  'GET /salarios': { query: ['fechaInicial', 'fechaFinal', 'documento'] },
  'GET /deudas': NOTHING,
  'GET /deudas/conductor': { query: ['documento'] },
  'POST /deudas': WITH_BODY,
  'DELETE /deudas/eliminar/{uuid}': NOTHING,
  'GET /abonos': NOTHING,
  'GET /abonos/conductor': { query: ['documento'] },
  'POST /abonos': WITH_BODY,
  'PUT /abonos': WITH_BODY,
  'DELETE /abonos/eliminar/{uuid}': NOTHING,
  'GET /festivos': NOTHING,
  'POST /festivos': WITH_BODY,
  'DELETE /festivos': { query: ['uuid'] },
  'GET /documentos/primas': { query: ['mes'], pdf: true },
  'GET /documentos/vacaciones': { query: ['documento'], pdf: true },
  'GET /reporte/gastos': { query: ['fechaInicial', 'fechaFinal', 'nombre', 'numero', 'documento'] },
  'POST /asistencias': WITH_BODY,
  'GET /asistencias/mes': { query: ['mes'] },
  'GET /asistencias/fecha': { query: ['fecha', 'crear'] },
  'GET /asistencias/reporte/mes': { query: ['mes'] },
}

/** The row of the table that a call is: its {uuid} is whatever stands at the end of the address. */
export function tableRowOf(method: string, path: string): string | undefined {
  const exact = `${method} ${path}`
  return [exact, `${exact.slice(0, exact.lastIndexOf('/') + 1)}{uuid}`].find((row) => row in TABLE)
}
