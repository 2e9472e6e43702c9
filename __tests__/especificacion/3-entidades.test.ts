/**
 * Section 3, entities and their fields. That the server's answers have these fields and no others is in 7-llamadas; that a host may
 * use either naming variant of a settlement, in api/nombres; the defaults of the forms, in 2-liquidaciones-dialogos and 2-pasajes.
 */
import fc from 'fast-check'
import { login } from '../../src/api/sesion'
import { makeStore } from '../../src/app/store'
import { AbonoFilaSchema, TablaAbonosSchema } from '../../src/contract/abonos'
import { AsistenciaFilaSchema, ReporteAsistenciaFilaSchema } from '../../src/contract/asistencias'
import { BusFilaSchema } from '../../src/contract/buses'
import {
  esRuta,
  JUSTIFICACIONES,
  MESES,
  MESES_BONO,
  MESES_PRIMA,
  nombreDeRuta,
  nombreDeTipoDocumento,
  RUTAS,
  TIPOS_DOCUMENTO,
  TIPOS_GASTO,
} from '../../src/contract/catalogos'
import { ConductorFilaSchema } from '../../src/contract/conductores'
import { DeudaFilaSchema, TablaDeudasSchema } from '../../src/contract/deudas'
import { CesantiaSchema } from '../../src/contract/documentos'
import { FestivoFilaSchema } from '../../src/contract/festivos'
import { GastoFilaSchema, ReporteGastosSchema } from '../../src/contract/gastos'
import { FilaSensorSchema } from '../../src/contract/sensores'
import { LiquidacionDetalleSchema, LiquidacionFilaSchema } from '../../src/contract/liquidaciones'
import { PasajeFilaSchema } from '../../src/contract/pasajes'
import { SalarioFilaSchema, TablaSalariosSchema } from '../../src/contract/salarios'

const FIELDS: [string, { shape: object }, string][] = [
  [
    'Liquidación, in the list',
    LiquidacionFilaSchema,
    'uuid fecha busNumero conductorDocumento conductorNombre regIni regFin pasajerosReg pasajerosSensor valorNetoReg ' +
      'valorNetoSensor liquidada comentario fechaEntrega',
  ],
  [
    'Liquidación, in the detail',
    LiquidacionDetalleSchema,
    'uuid fecha busNumero conductorDocumento conductorNombre viajes regIni regFin pasajerosRegistradora ' +
      'valorNetoRegistradora salarioRegistradora sensor sensorNetos valorNeto salario tiquetes civica comentario ' +
      'fechaEntrega liquidada gastos abonoDto deudaDto',
  ],
  ['Sensor entry row', FilaSensorSchema, 'fecha busNumero sensor viajes civica'],
  [
    'Conductor',
    ConductorFilaSchema,
    'nombre empresa fechaNacimiento tipoDocumento documento fechaUltimoIngreso fechaUltimoRetiro valido',
  ],
  ['Bus', BusFilaSchema, 'numero empresa ruta modelo marca placa conductorDocumento conductorNombre'],
  [
    'Pasaje',
    PasajeFilaSchema,
    'uuid ruta valor porcentajePasajero porcentajeFestivos porcentajeBonificacion limiteBonificacion pasajerosPorViaje ' +
      'fechaInicio fechaFinal valido',
  ],
  ['Salario', SalarioFilaSchema, 'valor valorRegistradora conductorNombre busNumero fecha uuid'],
  [
    'Salario table',
    TablaSalariosSchema,
    'salarios totalSalarios promedioSalario promedioSalarioDia totalSalariosRegistradora promedioSalarioRegistradora ' +
      'promedioSalarioDiaRegistradora',
  ],
  ['Deuda', DeudaFilaSchema, 'uuid valor razon conductorDocumento conductorNombre fecha'],
  ['Deuda table', TablaDeudasSchema, 'deudas totalDeuda balance'],
  ['Abono', AbonoFilaSchema, 'uuid valor origen conductorDocumento conductorNombre fecha'],
  ['Abono table', TablaAbonosSchema, 'abonos totalAbono'],
  ['Festivo', FestivoFilaSchema, 'uuid fecha'],
  ['Gasto', GastoFilaSchema, 'uuid nombre valor fecha busNumero conductorNombre'],
  ['Gasto report', ReporteGastosSchema, 'gastos promedioGastosDia totalGasto'],
  [
    'Asistencia',
    AsistenciaFilaSchema,
    'uuid fecha conductorUuid conductorNombre bus justificacion asistio entregoAlDia entregoPresencial',
  ],
  [
    'Attendance report row',
    ReporteAsistenciaFilaSchema,
    'uuid conductorNombre conductorDocumento totalFaltas totalFaltasSinJustificacion totalAsistencias ' +
      'totalEntregasAlDia totalNoEntregasAlDia totalEntregasPresencial totalNoEntregasPresencial totalDias',
  ],
  ['Old severance entry', CesantiaSchema, 'year valor'],
]

test.each(FIELDS)('%s has its fields', (_entity, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('an old severance entry has its year as text and its valor as a number', () => {
  expect(CesantiaSchema.safeParse({ year: '1990', valor: 5 }).success).toBe(true)
  expect(CesantiaSchema.safeParse({ year: 1990, valor: 5 }).success).toBe(false)
  expect(CesantiaSchema.safeParse({ year: '1990', valor: '5' }).success).toBe(false)
})

test('the login response is stored whole under jwtData, with whatever else it says', async () => {
  const answer = { token: 'el-token', roles: 'ADMIN,EDITOR', site: { city: 'Medellín' } }
  globalThis.fetch = async () => Response.json(answer)
  await makeStore().dispatch(login.initiate({ username: 'ana', password: 'secreta' }))
  expect(JSON.parse(localStorage.getItem('jwtData') ?? '')).toEqual(answer)
})

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
    fc.property(fc.string(), (code) => {
      fc.pre(!RUTAS.some(({ valor }) => valor === code))
      expect(nombreDeRuta(code)).toBe('Circular Sur 303')
      expect(esRuta(code)).toBe(false)
    }),
  )
  expect([nombreDeRuta(null), nombreDeRuta(undefined)]).toEqual(['Circular Sur 303', 'Circular Sur 303'])
})

test('document types are read by their full name, an unknown one by its code', () => {
  expect(TIPOS_DOCUMENTO.map(({ valor }) => valor)).toEqual(['C.C.', 'C.E.', 'PP'])
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
  expect(MESES.map(({ nombre }) => nombre).join()).toBe(
    'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre',
  )
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
