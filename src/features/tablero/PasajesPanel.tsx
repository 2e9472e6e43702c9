import { nombreDeRuta } from '../../contract/catalogos'
import type { PasajePorVencer } from '../../contract/tablero'
import { counted, fechaCorta, precio } from '../../ui/texts/formats'
import { Panel } from './Panel'

export const daysLeft = (days: number) => (days === 0 ? 'Hoy' : counted(days, ['día', 'días']))

/** The fares that end within thirty days. */
export function PasajesPanel({ pasajes }: { pasajes: readonly PasajePorVencer[] }) {
  return (
    <Panel
      title="Pasajes por vencer"
      headline={counted(pasajes.length, ['pasaje vence', 'pasajes vencen'])}
      to="/pasajes"
      linkText="Pasajes"
      emptyMessage={pasajes.length === 0 ? 'Ninguno vence en los próximos 30 días.' : undefined}
      columns={['Ruta', 'Valor', 'Último día', 'Faltan']}
      rows={pasajes.map(({ uuid, ruta, valor: value, fechaFinal, dias: days }) => ({
        key: uuid,
        name: nombreDeRuta(ruta),
        figures: [precio(value), fechaCorta(fechaFinal), daysLeft(days)],
      }))}
    />
  )
}
