import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajePorVencer } from '../../contract/tablero'
import { FigureTable } from '../../ui/charts/FigureTable'
import { counted, fechaCorta, pesos } from '../../ui/texts/formats'
import { Panel } from './Panel'
import { inWords } from './texts'

const daysLeft = (days: number) => (days === 0 ? 'Hoy' : counted(days, ['día', 'días']))

/** The fares that end within thirty days. */
export function PasajesPanel({ pasajes }: { pasajes: readonly PasajePorVencer[] }) {
  return (
    <Panel
      id="tablero-pasajes"
      title="Pasajes por vencer"
      description={
        pasajes.length === 0
          ? 'Ninguno vence en los próximos 30 días.'
          : inWords(
              pasajes.map(({ ruta, fechaFinal }) => [nombreDeRuta(ruta), fechaLarga(fechaFinal)] as const),
            )
      }
      to="/pasajes"
      linkText="Pasajes"
      height={0}
      emptyMessage={pasajes.length === 0 ? 'Ninguno vence en los próximos 30 días.' : undefined}
      table={
        <FigureTable
          title="Pasajes por vencer"
          columns={['Ruta', 'Valor', 'Último día', 'Faltan']}
          rows={pasajes.map(({ uuid, ruta, valor: value, fechaFinal, dias: days }) => ({
            key: uuid,
            name: nombreDeRuta(ruta),
            figures: [pesos(value), fechaCorta(fechaFinal), daysLeft(days)],
          }))}
        />
      }
    />
  )
}
