import { BusFilaSchema } from '../../../src/contract/buses'
import { ConductorFilaSchema } from '../../../src/contract/conductores'
import { MensajeSchema } from '../../../src/contract/errores'
import { PasajeFilaSchema } from '../../../src/contract/pasajes'
import * as z from '../../../src/contract/zod'
import { aBus, aConductor, aPasaje } from '../../server/builders'
import { ABONOS, FIGURES, CONDUCTORES, DETALLE, DEUDAS, LIQUIDACIONES, call, PROPOSALS } from './call'

const CONDUCTOR = {
  nombre: 'Zoe Zapata',
  empresa: 'Coonatra',
  fechaNacimiento: '1980-05-17',
  tipoDocumento: 'C.C.',
  documento: '3003',
}
const BUS = {
  numero: '30',
  empresa: 'Coonatra',
  ruta: 'CBOS',
  modelo: '2018',
  marca: 'Chevrolet',
  placa: 'TZZ030',
  conductorDocumento: '1001',
}
const PASAJE = {
  ruta: 'CBOS',
  valor: 2_800,
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14,
  porcentajeBonificacion: 5,
  limiteBonificacion: 400,
  pasajerosPorViaje: 3,
  fechaInicio: '2026-01-01',
  fechaFinal: '2026-12-31',
}

const OF_STATE = { refreshes: [...CONDUCTORES, '/buses', PROPOSALS] }
const OF_BUS = { refreshes: ['/buses', PROPOSALS] }
const OF_PASAJE = { refreshes: ['/pasajes'] }

export const CALLS_OF_FLEET = [
  call('GET /conductores', 'conductores', z.array(ConductorFilaSchema), () => ({ query: { valido: true } }), {
    how: 'those who work',
  }),
  call('GET /conductores', 'conductores', z.array(ConductorFilaSchema), () => ({ query: { valido: null } }), {
    how: 'all of them',
  }),
  call('GET /conductores/ingresos', 'conductoresIngresos', z.array(ConductorFilaSchema)),
  call('POST /conductores', 'crearConductor', ConductorFilaSchema, () => ({ body: CONDUCTOR }), {
    refreshes: [...CONDUCTORES, PROPOSALS],
  }),
  call(
    'PUT /conductores/conductor',
    'editarConductor',
    ConductorFilaSchema,
    async ({ db }) => {
      const { documento } = await aConductor(db)
      return { query: { documento }, body: { ...CONDUCTOR, documento: '3004' } }
    },
    { refreshes: [...FIGURES, DETALLE, ...CONDUCTORES, '/buses'] },
  ),
  call(
    'PUT /conductores/conductor/retirar',
    'retirarConductor',
    MensajeSchema,
    async ({ db }) => ({ query: { documento: (await aConductor(db)).documento } }),
    OF_STATE,
  ),
  call(
    'PUT /conductores/conductor/ingresar',
    'ingresarConductor',
    MensajeSchema,
    async ({ db }) => ({ query: { documento: (await aConductor(db, { valido: 0 })).documento } }),
    OF_STATE,
  ),
  call('GET /buses', 'buses', z.array(BusFilaSchema)),
  call('POST /buses', 'crearBus', BusFilaSchema, () => ({ body: BUS }), OF_BUS),
  call(
    'PUT /buses/bus/actualizar',
    'editarBus',
    BusFilaSchema,
    async ({ db }) => {
      const { numero } = await aBus(db)
      return { query: { numero }, body: { ...BUS, numero, placa: 'TZZ031' } }
    },
    { ...OF_BUS, how: 'the same number' },
  ),
  call(
    'PUT /buses/bus/actualizar',
    'editarBus',
    BusFilaSchema,
    async ({ db }) => ({
      query: { numero: (await aBus(db)).numero },
      body: { ...BUS, numero: '32', placa: 'TZZ032' },
    }),
    {
      how: 'another number',
      refreshes: [
        ...LIQUIDACIONES,
        DETALLE,
        ...DEUDAS,
        ...ABONOS,
        '/buses',
        PROPOSALS,
        '/salarios',
        '/reporte/gastos',
      ],
    },
  ),
  call('GET /pasajes', 'pasajes', z.array(PasajeFilaSchema)),
  call('POST /pasajes', 'crearPasaje', PasajeFilaSchema, () => ({ body: PASAJE }), OF_PASAJE),
  call(
    'PUT /pasajes',
    'editarPasaje',
    PasajeFilaSchema,
    async ({ db }) => ({ body: { ...PASAJE, uuid: (await aPasaje(db, { ruta: 'CBOS' })).uuid } }),
    OF_PASAJE,
  ),
  call(
    'PUT /pasajes/invalidarPasaje',
    'invalidarPasaje',
    MensajeSchema,
    async ({ db }) => ({ query: { uuidPasaje: (await aPasaje(db, { ruta: 'CBOS' })).uuid } }),
    OF_PASAJE,
  ),
]
