import fc from 'fast-check'
import {
  esRuta,
  JUSTIFICACIONES,
  MESES,
  MESES_BONO,
  MESES_PRIMA,
  nombreDeRuta,
  nombreDeTipoDocumento,
  RUTAS,
  TIPOS_GASTO,
} from '../../src/contract/catalogos'

test('each route code has its descriptive name', () => {
  expect(RUTAS.map(({ valor }) => [valor, nombreDeRuta(valor)])).toEqual([
    ['CCNT', 'Circular Coonatra'],
    ['CSUR3', 'Circular Sur 303'],
    ['CSUR2', 'Circular Sur 302'],
    ['CBOS', 'Calasanz Boston'],
  ])
})

test('an unknown route displays as Circular Sur 303, and is no route that may be entered', () => {
  fc.assert(
    fc.property(fc.string(), (codigo) => {
      fc.pre(!RUTAS.some(({ valor }) => valor === codigo))
      expect(nombreDeRuta(codigo)).toBe('Circular Sur 303')
      expect(esRuta(codigo)).toBe(false)
    }),
  )
  expect([nombreDeRuta(null), nombreDeRuta(undefined)]).toEqual(['Circular Sur 303', 'Circular Sur 303'])
})

test('document types are read by their full name, an unknown one by its code', () => {
  expect(['C.C.', 'C.E.', 'PP', 'TI', null].map(nombreDeTipoDocumento)).toEqual([
    'Cédula de Ciudadanía',
    'Cédula de Extranjería',
    'Pasaporte',
    'TI',
    '',
  ])
})

test('months go from enero, 1, to diciembre, 12; the bonus is paid in two of them', () => {
  expect(MESES.map(({ valor }) => valor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect([MESES[0]?.nombre, MESES[11]?.nombre]).toEqual(['enero', 'diciembre'])
  expect(MESES_PRIMA).toEqual([
    { valor: 6, nombre: 'Junio' },
    { valor: 12, nombre: 'Diciembre' },
  ])
  expect(MESES_BONO).toEqual([{ valor: 12, nombre: 'Diciembre' }])
})

test('the suggestions are those of the specification', () => {
  expect(TIPOS_GASTO.join()).toBe('Aseo,Combustible,Pesca,Vacuna,Reserva,Taller,Preventiva,Tecnomecanica')
  expect(JUSTIFICACIONES.join()).toBe(
    'Reserva,Varado,Pernocta,Temprano,Enfermo,Incapacidad,Ya liquidó,Autorizado,No tiene liquidaciones,Descanso,Vacaciones',
  )
})
