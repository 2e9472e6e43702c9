/** Every list of the product: the address that asks for it, the call, and the words that it has for no rows (section 8). */
export const LISTS = [
  ['/', 'GET /api/liquidaciones/table', 'No hay liquidaciones.'],
  ['/?liquidada=false', 'GET /api/liquidaciones/v2/table', 'No hay liquidaciones.'],
  ['/conductores', 'GET /api/conductores/ingresos', 'No hay conductores.'],
  ['/buses', 'GET /api/buses', 'No hay buses.'],
  ['/pasajes', 'GET /api/pasajes', 'No hay pasajes.'],
  ['/salarios', 'GET /api/salarios', 'No hay salarios.'],
  ['/deudas', 'GET /api/deudas', 'No hay deudas.'],
  ['/abonos', 'GET /api/abonos', 'No hay abonos.'],
  ['/festivos', 'GET /api/festivos', 'No hay festivos.'],
  ['/reportes/gastos', 'GET /api/reporte/gastos', 'No hay reporte de gastos.'],
  ['/asistencias?tipo=mes&mes=1', 'GET /api/asistencias/mes', 'No hay asistencias.'],
  ['/asistencias?tipo=dia&fecha=2026-03-05', 'GET /api/asistencias/fecha', 'No hay asistencias.'],
  ['/asistencias/crear', 'GET /api/asistencias/fecha', 'No hay asistencias.'],
  ['/asistencias/reporte?mes=1', 'GET /api/asistencias/reporte/mes', 'No hay reportes de asistencias.'],
] as const
