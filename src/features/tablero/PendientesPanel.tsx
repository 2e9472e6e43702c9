import { sumarDias, type Periodo } from '../../contract/fechas'
import type { Edad } from '../../contract/tablero'
import { liquidacionesOf } from '../../records/searches/addresses'
import { counted, numero } from '../../ui/texts/formats'
import { Panel } from './Panel'

const AGES = ['0–1 días', '2–7 días', '8–30 días', 'Más de 30']

const pendientesOf = (days: Periodo) => liquidacionesOf(days, { liquidada: 'false' })

/** Widens a single day by the one before, which has no pending settlement, or it would be the first. */
const atLeastTwoDays = (desde: string, hasta: string) => ({
  desde: desde < hasta ? desde : sumarDias(hasta, -1),
  hasta,
})

/** The settlements that are still to be settled, by their age. */
export function PendientesPanel({ pendientes }: { pendientes: readonly Edad[] }) {
  const total = pendientes.reduce((sum, { cantidad }) => sum + cantidad, 0)
  const unread = pendientes.reduce((sum, { soloSensor }) => sum + soloSensor, 0)
  const oldest = pendientes.findLast(({ cantidad }) => cantidad > 0)
  return (
    <Panel
      title="Pendientes"
      headline={
        counted(total, ['liquidación pendiente', 'liquidaciones pendientes']) +
        (unread > 0 ? ` · ${numero(unread)} solo con sensor` : '')
      }
      to={
        oldest
          ? pendientesOf({ desde: oldest.desde ?? oldest.hasta, hasta: pendientes[0]?.hasta ?? oldest.hasta })
          : '/?liquidada=false'
      }
      emptyMessage={total + unread === 0 ? 'No hay liquidaciones pendientes.' : undefined}
      bars={{ measure: 'Pendientes', counts: true }}
      columns={['Antigüedad', 'Liquidaciones']}
      rows={pendientes.map(({ desde, hasta, cantidad: value }, i) => ({
        key: String(i),
        name: AGES[i] ?? '',
        value,
        to: desde ? pendientesOf(atLeastTwoDays(desde, hasta)) : undefined,
        figures: [numero(value)],
      }))}
    />
  )
}
