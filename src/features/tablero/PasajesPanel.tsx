import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajePorVencer } from '../../contract/tablero'
import { counted, fechaCorta, precio } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { inWords } from './texts'

const NONE = 'Ninguno vence en los próximos 30 días.'

const daysLeft = (days: number) => (days === 0 ? 'Hoy' : counted(days, ['día', 'días']))

/** The fares that end within thirty days. */
export function PasajesPanel({ pasajes }: { pasajes: readonly PasajePorVencer[] }) {
  const emptyMessage = pasajes.length === 0 ? NONE : undefined
  return (
    <Panel
      id="tablero-pasajes"
      title="Pasajes por vencer"
      description={
        emptyMessage ??
        inWords(
          pasajes.map(({ ruta, fechaFinal }) => ({
            name: nombreDeRuta(ruta),
            figures: [fechaLarga(fechaFinal)],
          })),
        )
      }
      to="/pasajes"
      linkText="Pasajes"
      emptyMessage={emptyMessage}
      columns={['Ruta', 'Valor', 'Último día', 'Faltan']}
      rows={pasajes.map(({ uuid, ruta, valor: value, fechaFinal, dias: days }) => ({
        key: uuid,
        name: nombreDeRuta(ruta),
        figures: [precio(value), fechaCorta(fechaFinal), daysLeft(days)],
      }))}
    />
  )
}
