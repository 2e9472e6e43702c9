import { BusFilaSchema } from '../../../src/contract/buses'
import { ConductorFilaSchema } from '../../../src/contract/conductores'
import { MensajeSchema } from '../../../src/contract/errores'
import { PasajeFilaSchema } from '../../../src/contract/pasajes'
import * as z from '../../../src/contract/zod'
import { unBus, unConductor, unPasaje } from '../../server/builders'
import { ABONOS, CIFRAS, CONDUCTORES, DETALLE, DEUDAS, LIQUIDACIONES, llamada, PROPUESTAS } from './llamada'

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

const DE_ESTADO = { refresca: [...CONDUCTORES, '/buses', PROPUESTAS] }
const DE_BUS = { refresca: ['/buses', PROPUESTAS] }
const DE_PASAJE = { refresca: ['/pasajes'] }

export const LLAMADAS_DE_FLOTA = [
  llamada(
    'GET /conductores',
    'conductores',
    z.array(ConductorFilaSchema),
    () => ({ query: { valido: true } }),
    { como: 'those who work' },
  ),
  llamada(
    'GET /conductores',
    'conductores',
    z.array(ConductorFilaSchema),
    () => ({ query: { valido: null } }),
    { como: 'all of them' },
  ),
  llamada('GET /conductores/ingresos', 'conductoresIngresos', z.array(ConductorFilaSchema)),
  llamada('POST /conductores', 'crearConductor', ConductorFilaSchema, () => ({ cuerpo: CONDUCTOR }), {
    refresca: [...CONDUCTORES, PROPUESTAS],
  }),
  llamada(
    'PUT /conductores/conductor',
    'editarConductor',
    ConductorFilaSchema,
    async ({ db }) => {
      const { documento } = await unConductor(db)
      return { query: { documento }, cuerpo: { ...CONDUCTOR, documento: '3004' } }
    },
    { refresca: [...CIFRAS, DETALLE, ...CONDUCTORES, '/buses'] },
  ),
  llamada(
    'PUT /conductores/conductor/retirar',
    'retirarConductor',
    MensajeSchema,
    async ({ db }) => ({ query: { documento: (await unConductor(db)).documento } }),
    DE_ESTADO,
  ),
  llamada(
    'PUT /conductores/conductor/ingresar',
    'ingresarConductor',
    MensajeSchema,
    async ({ db }) => ({ query: { documento: (await unConductor(db, { valido: 0 })).documento } }),
    DE_ESTADO,
  ),
  llamada('GET /buses', 'buses', z.array(BusFilaSchema)),
  llamada('POST /buses', 'crearBus', BusFilaSchema, () => ({ cuerpo: BUS }), DE_BUS),
  llamada(
    'PUT /buses/bus/actualizar',
    'editarBus',
    BusFilaSchema,
    async ({ db }) => {
      const { numero } = await unBus(db)
      return { query: { numero }, cuerpo: { ...BUS, numero, placa: 'TZZ031' } }
    },
    { ...DE_BUS, como: 'the same number' },
  ),
  llamada(
    'PUT /buses/bus/actualizar',
    'editarBus',
    BusFilaSchema,
    async ({ db }) => ({
      query: { numero: (await unBus(db)).numero },
      cuerpo: { ...BUS, numero: '32', placa: 'TZZ032' },
    }),
    {
      como: 'another number',
      refresca: [
        ...LIQUIDACIONES,
        DETALLE,
        ...DEUDAS,
        ...ABONOS,
        '/buses',
        PROPUESTAS,
        '/salarios',
        '/reporte/gastos',
      ],
    },
  ),
  llamada('GET /pasajes', 'pasajes', z.array(PasajeFilaSchema)),
  llamada('POST /pasajes', 'crearPasaje', PasajeFilaSchema, () => ({ cuerpo: PASAJE }), DE_PASAJE),
  llamada(
    'PUT /pasajes',
    'editarPasaje',
    PasajeFilaSchema,
    async ({ db }) => ({ cuerpo: { ...PASAJE, uuid: (await unPasaje(db, { ruta: 'CBOS' })).uuid } }),
    DE_PASAJE,
  ),
  llamada(
    'PUT /pasajes/invalidarPasaje',
    'invalidarPasaje',
    MensajeSchema,
    async ({ db }) => ({ query: { uuidPasaje: (await unPasaje(db, { ruta: 'CBOS' })).uuid } }),
    DE_PASAJE,
  ),
]
