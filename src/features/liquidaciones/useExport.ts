import { isOwnServer } from '../../api/client/baseUrl'
import { useExportarLiquidacionesMutation, type FiltroLiquidaciones } from '../../api/liquidaciones'
import type { LiquidacionExportada, LiquidacionFila } from '../../contract/liquidaciones'
import type { Columna } from '../../ui/table/columns'
import { exportarFilas, type Exportacion } from '../../ui/table/export'

const ARCHIVO = 'liquidaciones'

type Exported = LiquidacionFila & LiquidacionExportada

/** What the file adds to the columns on screen. */
const MORE: readonly Columna<Exported>[] = [
  { campo: 'viajes', titulo: 'Viajes', tipo: 'numero' },
  { campo: 'civica', titulo: 'Cívica', tipo: 'numero' },
  { campo: 'tiquetes', titulo: 'Tiquetes', tipo: 'numero' },
  { campo: 'sensor', titulo: 'Sensor', tipo: 'numero' },
  { campo: 'gastos', titulo: 'Gastos', tipo: 'pesos' },
  { campo: 'salarioReg', titulo: 'Salario reg.', tipo: 'pesos' },
  { campo: 'salarioSensor', titulo: 'Salario sensor', tipo: 'pesos' },
  { campo: 'liquidada', titulo: 'Liquidada', tipo: 'booleano' },
]

/** The settlements' CSV: on our own server with the figures that the list does not show, fetched when it is asked for. */
export function useExport(filtro: FiltroLiquidaciones | null): Exportacion<LiquidacionFila> {
  const [fetchMore, { isLoading }] = useExportarLiquidacionesMutation()
  if (!isOwnServer()) return { archivo: ARCHIVO }

  const onExport = async (
    visibles: readonly Columna<LiquidacionFila>[],
    filas: readonly LiquidacionFila[],
  ) => {
    const { data } = await fetchMore(filtro)
    if (!data) return
    const more = new Map(data.map((fila) => [fila.uuid, fila]))
    const shown = new Set<string>(visibles.map(({ campo }) => campo))
    exportarFilas<Exported>(
      ARCHIVO,
      [...(visibles as readonly Columna<Exported>[]), ...MORE.filter(({ campo }) => !shown.has(campo))],
      filas.map((fila) => ({ ...fila, ...more.get(fila.uuid) }) as Exported),
    )
  }
  return {
    archivo: ARCHIVO,
    loading: isLoading,
    onExport: (visibles, filas) => void onExport(visibles, filas),
  }
}
