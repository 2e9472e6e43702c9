import { diaDeLaSemana } from '../../../src/contract/fechas'
import { colombianFestivos } from '../../../src/server/festivos/calendario'

const fechas = (year: number) => colombianFestivos(year).map(({ fecha }) => fecha)

describe('the holidays of Colombia', () => {
  // Written down by hand from the law. Easter Sunday of 2026 is 5 April.
  it('of 2026 are those of Ley 51 de 1983 and the one added in that year', () => {
    expect(colombianFestivos(2026)).toEqual([
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

  it.each([
    [
      2024,
      ['01-01', '01-08', '03-25', '03-28', '03-29', '05-01', '05-13', '06-03', '06-10'],
      ['07-01', '07-20', '08-07', '08-19', '10-14', '11-04', '11-11', '12-08', '12-25'],
    ],
    [
      2025,
      ['01-01', '01-06', '03-24', '04-17', '04-18', '05-01', '06-02', '06-23', '06-30'],
      ['07-20', '08-07', '08-18', '10-13', '11-03', '11-17', '12-08', '12-25'],
    ],
  ])('of %d are those of the published calendar', (year, firstHalf, secondHalf) => {
    expect(fechas(year).map((fecha) => fecha.slice(5))).toEqual([...firstHalf, ...secondHalf])
  })

  it('two feasts on one Monday are one holiday with both names', () => {
    expect(colombianFestivos(2025)).toContainEqual({
      fecha: '2025-06-30',
      nombre: 'Sagrado Corazón de Jesús y San Pedro y San Pablo',
    })
  })

  // The earliest and the latest Easter, a leap century's end, and the years that the computus corrects.
  it.each(['2008-03-21', '2038-04-23', '2049-04-16', '2076-04-17', '2100-03-26'])(
    '%s is Good Friday',
    (fecha) => {
      expect(colombianFestivos(Number(fecha.slice(0, 4)))).toContainEqual({ fecha, nombre: 'Viernes Santo' })
    },
  )

  it.each([1984, 2000, 2024, 2027, 2030, 2038, 2199])(
    'of %d are in order, each day once, and never Easter',
    (year) => {
      const days = fechas(year)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((fecha) => fecha.startsWith(`${year}-`))).toBe(true)
      // Only a date that the law does not move may fall on a Sunday.
      const sundays = days.filter((fecha) => diaDeLaSemana(fecha) === 0).map((fecha) => fecha.slice(5))
      for (const sunday of sundays)
        expect(['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']).toContain(sunday)
    },
  )
})
