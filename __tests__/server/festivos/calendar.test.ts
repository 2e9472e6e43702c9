import { diaDeLaSemana } from '../../../src/contract/fechas'
import { colombianFestivos } from '../../../src/server/festivos/calendario'

const fechas = async (year: number) => (await colombianFestivos(year)).map(({ fecha }) => fecha)

describe('the holidays of Colombia', () => {
  // Written down by hand from the law, not from the package. Easter Sunday of 2026 is 5 April.
  it('of 2026 are those of Ley 51 de 1983 and the one added in that year', async () => {
    expect(await colombianFestivos(2026)).toEqual([
      { fecha: '2026-01-01', nombre: 'Año Nuevo' },
      // 6 January is a Tuesday, so the Monday after it.
      { fecha: '2026-01-12', nombre: 'Día de los Reyes Magos' },
      // 19 March is a Thursday.
      { fecha: '2026-03-23', nombre: 'San José' },
      { fecha: '2026-04-02', nombre: 'Jueves Santo' },
      { fecha: '2026-04-03', nombre: 'Viernes Santo' },
      { fecha: '2026-05-01', nombre: 'Día del Trabajador' },
      // Thursday 14 May.
      { fecha: '2026-05-18', nombre: 'Ascensión del Señor' },
      // Thursday 4 June.
      { fecha: '2026-06-08', nombre: 'Corpus Christi' },
      // Friday 12 June.
      { fecha: '2026-06-15', nombre: 'Sagrado Corazón de Jesús' },
      // 29 June is a Monday and stays.
      { fecha: '2026-06-29', nombre: 'San Pedro y San Pablo' },
      // 9 July is a Thursday; a holiday since 2026.
      { fecha: '2026-07-13', nombre: 'Virgen de Chiquinquirá' },
      { fecha: '2026-07-20', nombre: 'Día de la Independencia' },
      { fecha: '2026-08-07', nombre: 'Batalla de Boyacá' },
      // 15 August is a Saturday.
      { fecha: '2026-08-17', nombre: 'Asunción de la Virgen' },
      // 12 October is a Monday and stays.
      { fecha: '2026-10-12', nombre: 'Día de la Raza' },
      // 1 November is a Sunday.
      { fecha: '2026-11-02', nombre: 'Todos los Santos' },
      // 11 November is a Wednesday.
      { fecha: '2026-11-16', nombre: 'Independencia de Cartagena' },
      { fecha: '2026-12-08', nombre: 'Inmaculada Concepción' },
      { fecha: '2026-12-25', nombre: 'Navidad' },
    ])
  })

  it('of 2025 do not have July’s yet, and name two feasts on 30 June, which is one holiday', async () => {
    const festivos = await colombianFestivos(2025)
    expect(festivos).toHaveLength(17)
    expect(festivos.map(({ fecha }) => fecha).filter((fecha) => fecha.startsWith('2025-07'))).toEqual([
      '2025-07-20',
    ])
    expect(festivos).toContainEqual({
      fecha: '2025-06-30',
      nombre: 'Sagrado Corazón de Jesús y San Pedro y San Pablo',
    })
  })

  it.each([1984, 2000, 2024, 2027, 2030, 2038, 2199])(
    'of %d are in order, each day once, and never Easter',
    async (year) => {
      const days = await fechas(year)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((fecha) => fecha.startsWith(`${year}-`))).toBe(true)
      // Only a date that the law does not move may fall on a Sunday.
      const sundays = days.filter((fecha) => diaDeLaSemana(fecha) === 0).map((fecha) => fecha.slice(5))
      for (const sunday of sundays)
        expect(['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']).toContain(sunday)
    },
  )
})
