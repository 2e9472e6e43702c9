const PATHS: Readonly<Record<string, string>> = {
  liquidaciones: '',
  gastos: 'reportes/gastos',
  reporteAsistencias: 'asistencias/reporte',
}

/** The path of the screen that has a table, by the table's name. */
export const pathOf = (table: string) => PATHS[table] ?? table
