import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch } from '../../api/client/hooks'
import { FRESH } from '../../api/client/untracked'
import { liquidacionesApi, type FiltroLiquidaciones } from '../../api/liquidaciones'
import type { LiquidacionExportada, LiquidacionFila } from '../../contract/liquidaciones'
import type { Column } from '../../ui/columns/columns'
import type { ExportOptions } from '../../records/table/exportableOf'
import { fileTable } from '../../ui/export/fileTable'
import type { Parte } from './parts'

const PART_NAMES: Record<Parte, string> = { pendientes: 'pendientes', diferencia: 'con diferencia de sensor' }

const FILE_NAME = 'liquidaciones'

type Exported = LiquidacionFila & LiquidacionExportada

/** The file's columns beyond those on screen. */
const MORE: readonly Column<Exported>[] = [
  { field: 'viajes', title: 'Viajes', type: 'numero' },
  { field: 'civica', title: 'Cívica', type: 'numero' },
  { field: 'tiquetes', title: 'Tiquetes', type: 'numero' },
  { field: 'sensor', title: 'Sensor', type: 'numero' },
  { field: 'gastos', title: 'Gastos', type: 'pesos' },
  { field: 'salarioReg', title: 'Salario reg.', type: 'pesos' },
  { field: 'salarioSensor', title: 'Salario sensor', type: 'pesos' },
  { field: 'liquidada', title: 'Liquidada', type: 'booleano' },
  { field: 'conductorDocumento', title: 'Documento del conductor' },
  { field: 'abonoValor', title: 'Valor del abono', type: 'pesos' },
  { field: 'deudaValor', title: 'Valor de la deuda', type: 'pesos' },
  { field: 'deudaRazon', title: 'Razón de la deuda' },
]

/** The sum of each expense of a settlement by its name, under titles that the import knows. */
const expensesOf = ({ porNombre }: Exported): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [nombre, valor] of JSON.parse(porNombre ?? '[]') as [string, number][])
    sums.set(nombre, (sums.get(nombre) ?? 0) + valor)
  return sums
}

/** A column for each expense of the settlements. */
function expenseColumns(rows: readonly Exported[]): Column<Exported>[] {
  const sums = new Map(rows.map((row) => [row, expensesOf(row)]))
  const names = new Set([...sums.values()].flatMap((ofRow) => [...ofRow.keys()]))
  return [...names].map((nombre) => ({
    field: 'porNombre',
    title: `Gasto: ${nombre}`,
    type: 'pesos',
    value: (row) => sums.get(row)?.get(nombre),
  }))
}

/** What the settlements' files hold. From our own server it fetches the figures that the list does not have. */
export function useExport(
  filter: FiltroLiquidaciones | null,
  part: Parte | null,
): ExportOptions<LiquidacionFila> {
  const dispatch = useAppDispatch()
  const onPaper = {
    fileName: FILE_NAME,
    search: filter,
    words: part ? [{ label: 'Solo', text: PART_NAMES[part] }] : [],
  }
  if (!isOwnServer()) return onPaper

  const contents = async (visible: readonly Column<LiquidacionFila>[], rows: readonly LiquidacionFila[]) => {
    const { data } = await dispatch(liquidacionesApi.endpoints.exportarLiquidaciones.initiate(filter, FRESH))
    if (!data) return undefined
    const more = new Map(data.map((row) => [row.uuid, row]))
    const shown = new Set<string>(visible.map(({ field }) => field))
    const whole = rows.map((row) => ({ ...row, ...more.get(row.uuid) }) as Exported)
    const beyond = MORE.filter(({ field }) => !shown.has(field))
    return fileTable<Exported>(
      [...(visible as readonly Column<Exported>[]), ...beyond, ...expenseColumns(whole)],
      whole,
    )
  }
  return { ...onPaper, contents }
}
