import { useAppDispatch } from '../../api/client/hooks'
import { FRESH } from '../../api/client/untracked'
import { liquidacionesApi, type FiltroLiquidaciones } from '../../api/liquidaciones'
import type { LiquidacionExportada, LiquidacionFila } from '../../contract/liquidaciones'
import type { Column } from '../../ui/tableState/columns'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { columnsOf } from '../../records/nouns/noun'
import type { ExportOptions } from '../../records/table/tableProps'
import type { Parte } from './parts'

const PART_NAMES: Record<Parte, string> = {
  pendientes: 'pendientes',
  sensor: 'solo con sensor',
  diferencia: 'con diferencia de sensor',
}

type Exported = LiquidacionFila & LiquidacionExportada
type OfLedger = 'abonoValor' | 'deudaValor' | 'deudaRazon'

/** The file's columns beyond those on screen. */
const MORE: readonly Column<Exported>[] = [
  ...columnsOf<Omit<LiquidacionExportada, OfLedger> & Pick<LiquidacionFila, 'liquidada'>>(LIQUIDACIONES, {
    viajes: {},
    civica: {},
    tiquetes: {},
    sensor: {},
    gastos: { kind: 'pesos' },
    porNombre: null,
    salarioReg: {},
    salarioSensor: {},
    liquidada: {},
  }),
  { field: 'conductorDocumento', title: 'Documento del conductor' },
  { field: 'abonoValor', title: 'Valor del abono', kind: 'pesos' },
  { field: 'deudaValor', title: 'Valor de la deuda', kind: 'pesos' },
  { field: 'deudaRazon', title: 'Razón de la deuda' },
]

/** A column for each expense of the settlements, with its sum in each, under titles that the import knows. */
function expenseColumns(rows: readonly Exported[]): Column<never>[] {
  const named = new Map<string, Map<Exported, number>>()
  for (const row of rows)
    for (const [nombre, valor] of JSON.parse(row.porNombre ?? '[]') as [string, number][]) {
      const sums = named.get(nombre) ?? new Map<Exported, number>()
      named.set(nombre, sums.set(row, (sums.get(row) ?? 0) + valor))
    }
  return [...named].map(([nombre, sums]) => ({
    field: `Gasto: ${nombre}`,
    title: `Gasto: ${nombre}`,
    kind: 'pesos',
    value: (row: Exported) => sums.get(row),
  }))
}

/** Export of the settlements; for the files, our own server has the figures that the list does not have. */
export function useExport(
  filter: FiltroLiquidaciones | null,
  part: Parte | null,
): ExportOptions<LiquidacionFila> {
  const dispatch = useAppDispatch()
  return {
    fileName: 'liquidaciones',
    search: filter,
    words: part ? [['Solo', PART_NAMES[part]]] : [],
    whole: async (found) => {
      const { data } = await dispatch(
        liquidacionesApi.endpoints.exportarLiquidaciones.initiate(filter, FRESH),
      )
      if (!data) return undefined
      const more = new Map(data.map((row) => [row.uuid, row]))
      const rows = found.map((row) => ({ ...row, ...more.get(row.uuid) }) as Exported)
      return { columns: [...MORE, ...expenseColumns(rows)], rows }
    },
  }
}
