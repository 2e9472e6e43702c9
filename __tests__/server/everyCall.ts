import { randomUUID } from 'node:crypto'
import { sumarDias } from '../../src/contract/fechas'
import { IMPORTABLES, type Importable } from '../../src/contract/importables'
import { createUsuario } from '../../src/server/sesion/usuarios'
import type { Db } from '../../src/server/db/types'
import {
  aBus,
  aConductor,
  aContrato,
  aDeuda,
  aFestivo,
  aLiquidacion,
  anAbono,
  aPasaje,
  nextNumber,
} from './builders'
import { liquidacionPayload } from './liquidaciones/company'

export type Fields = Record<string, unknown>

/** Has what a call is sent. */
export interface Sent {
  query?: Fields
  body?: Fields | Fields[]
  params?: Fields
}

/**
 * Makes ready a valid call of every route that takes anything, by the route, with all that it may be sent, and on records of its own: those
 * made one after the other do not meet. What a till or a paper must have been seen for is made up, and so is a session.
 */
export async function everyCall(db: Db) {
  await aPasaje(db)
  let days = 0
  const day = () => sumarDias('2024-01-01', (days += 1))
  const clave = 'caballo batería grapa'

  const driver = async () => (await aConductor(db)).documento
  const fleet = async () => {
    const conductor = await aConductor(db)
    const bus = await aBus(db, { conductorUuid: conductor.uuid })
    return { conductor, bus, of: { busNumero: bus.numero, conductorDocumento: conductor.documento } }
  }
  const settlement = async () => {
    const { of } = await fleet()
    const linked = {
      abonoDto: { valor: 1000, fecha: '2026-03-20' },
      deudaDto: { razon: 'Choque', valor: 1000 },
    }
    return liquidacionPayload({ ...of, ...linked, fecha: day() })
  }
  const stored = async () => {
    const { conductor, bus, of } = await fleet()
    const { uuid, fecha } = await aLiquidacion(db, { busNumero: bus.numero, conductorUuid: conductor.uuid })
    return { ...liquidacionPayload({ ...of, fecha, liquidada: true }), uuid }
  }
  const worker = async () => (await stored()).conductorDocumento
  const sensor = async () => ({
    fecha: day(),
    busNumero: (await aBus(db)).numero,
    sensor: 30,
    viajes: 5,
    civica: 1,
  })
  const person = () => ({
    documento: `7${nextNumber()}`,
    tipoDocumento: 'C.C.',
    nombre: 'Eva',
    empresa: 'Coonatra',
    fechaNacimiento: '1980-01-31',
  })
  const vehicle = async () => ({
    numero: `9${nextNumber()}`,
    empresa: 'Coonatra',
    ruta: 'CCNT',
    modelo: '2018',
    marca: 'Chevrolet',
    placa: `PL${nextNumber()}`,
    conductorDocumento: await driver(),
  })
  const fare = {
    ruta: 'CBOS',
    valor: 3000,
    porcentajePasajero: 12.8,
    porcentajeFestivos: 15,
    porcentajeBonificacion: 5,
    limiteBonificacion: 300,
    pasajerosPorViaje: 2,
    fechaInicio: '2030-01-01',
    fechaFinal: '2030-12-31',
  }
  const contract = async () => ({
    conductorUuid: (await aConductor(db)).uuid,
    empresa: 'Coonatra',
    desde: '2026-01-01',
    hasta: '2026-06-30',
    vacacionesPrevias: 4.5,
    cesantiasDesde: '2026-02-01',
  })
  const hired = async () => aContrato(db, (await aConductor(db)).uuid)
  const debt = async () => ({ razon: 'Choque', valor: 1000, conductorDocumento: await driver() })
  const repayment = async () => ({
    ...(await debt()),
    origen: 'Prima',
    fecha: '2026-03-20',
    razon: undefined,
  })
  const owed = async () => {
    const { uuid: conductorUuid, documento: conductorDocumento } = await aConductor(db)
    return { conductorUuid, conductorDocumento, valor: 1000 }
  }
  const user = async () => {
    const one = randomUUID()
    await createUsuario(db, { username: `u${nextNumber()}`, nombre: 'Beto', roles: [], claveHash: 'x' }, one)
    return one
  }
  const dates = { fechaInicial: '2026-01-01', fechaFinal: '2026-12-31' }
  const range = { desde: '2026-03-02', hasta: '2026-03-20' }
  const IMPORTED: Record<Importable, () => Promise<Fields> | Fields> = {
    liquidaciones: settlement,
    sensores: sensor,
    conductores: person,
    buses: vehicle,
    deudas: debt,
    abonos: repayment,
    festivos: () => ({ fecha: day() }),
  }
  const part = async (noun: Importable) => ({
    grupo: randomUUID(),
    filas: [{ accion: 'crear', datos: await IMPORTED[noun](), aunqueRepetida: true }],
  })
  const search = async () => {
    const { conductor, bus } = await fleet()
    return { query: { ...dates, numero: bus.numero, documento: conductor.documento, liquidada: 'true' } }
  }

  const calls: Record<string, () => Promise<Sent> | Sent> = {
    'POST /auth/login': () => ({ body: { username: 'nadie', password: 'x' } }),
    'PUT /auth/clave': () => ({ body: { actual: 'x', nueva: clave } }),
    'POST /auth/inicio': () => ({
      body: { codigo: 'K7QXM', username: 'ana', nombre: 'Ana', password: clave },
    }),
    'DELETE /auth/sesiones': () => ({ query: { sid: randomUUID() } }),
    'POST /usuarios': () => ({
      body: { username: `u${nextNumber()}`, nombre: 'Ana', roles: ['EDITOR'], clave },
    }),
    'PUT /usuarios/usuario': async () => ({
      query: { uuid: await user() },
      body: { nombre: 'Beto Bernal', roles: ['EDITOR'], activo: true },
    }),
    'PUT /usuarios/clave': async () => ({ query: { uuid: await user() }, body: { clave } }),
    'DELETE /usuarios/sesiones': async () => ({ query: { uuid: await user() } }),
    'GET /liquidaciones/v2/table': search,
    'GET /liquidaciones/exportacion': search,
    'GET /liquidaciones/cambios': () => ({ query: { desde: '1' } }),
    'GET /novedades': () => ({ query: { desde: '1' } }),
    'GET /liquidaciones/detalle': async () => ({
      query: { fecha: '2026-03-20', busNumero: (await stored()).busNumero },
    }),
    'GET /liquidaciones/planilla': () => ({ query: { fecha: '2026-03-20' } }),
    'POST /liquidaciones/estimado': async () => {
      const { uuid, fecha, busNumero, viajes, regFin, regIni, sensor, civica, tiquetes } = await stored()
      const counts = { viajes, regFin, regIni, sensor, civica, tiquetes }
      return { body: { uuid, fecha, busNumero, ...counts, gastos: [{ valor: 12_000 }] } }
    },
    'POST /liquidaciones': async () => ({ body: await settlement() }),
    'PUT /liquidaciones/liquidar': async () => ({ body: await stored() }),
    'POST /liquidaciones/sensores': async () => ({ body: [await sensor()] }),
    'DELETE /liquidaciones': async () => ({ query: { uuid: (await stored()).uuid, motivo: 'Repetida' } }),
    'GET /conductores': () => ({ query: { valido: 'true' } }),
    'POST /conductores': () => ({ body: person() }),
    'PUT /conductores/conductor': async () => {
      const documento = await driver()
      return { query: { documento }, body: { ...person(), documento } }
    },
    'PUT /conductores/conductor/retirar': async () => ({ query: { documento: await driver() } }),
    'PUT /conductores/conductor/ingresar': async () => ({
      query: { documento: (await aConductor(db, { valido: 0 })).documento },
    }),
    'GET /contratos': async () => ({ query: { documento: await driver() } }),
    'POST /contratos': async () => ({ body: await contract() }),
    'PUT /contratos': async () => {
      const { uuid, conductorUuid } = await hired()
      return { body: { ...(await contract()), conductorUuid, uuid } }
    },
    'DELETE /contratos': async () => ({ query: { uuid: (await hired()).uuid } }),
    'POST /buses': async () => ({ body: await vehicle() }),
    'PUT /buses/bus/actualizar': async () => {
      const { numero, placa } = await aBus(db)
      return { query: { numero }, body: { ...(await vehicle()), numero, placa } }
    },
    'POST /pasajes': () => ({ body: fare }),
    'PUT /pasajes': async () => ({ body: { ...fare, uuid: (await aPasaje(db, { ruta: 'CBOS' })).uuid } }),
    'PUT /pasajes/invalidarPasaje': async () => ({
      query: { uuidPasaje: (await aPasaje(db, { ruta: 'CBOS' })).uuid },
    }),
    'GET /salarios': async () => ({ query: { ...dates, documento: await driver() } }),
    'GET /salarios/resumen': async () => ({ query: { ...dates, documento: await driver() } }),
    'GET /deudas/conductor': async () => ({ query: { documento: await driver() } }),
    'POST /deudas': async () => ({ body: await debt() }),
    'POST /deudas of a stored one': async () => {
      const { conductorUuid, ...rest } = await owed()
      return { body: { ...rest, razon: 'Choque', uuid: (await aDeuda(db, conductorUuid)).uuid } }
    },
    'DELETE /deudas/eliminar/:uuid': async () => ({
      params: { uuid: (await aDeuda(db, (await owed()).conductorUuid)).uuid },
    }),
    'GET /abonos/conductor': async () => ({ query: { documento: await driver() } }),
    'POST /abonos': async () => ({ body: await repayment() }),
    'PUT /abonos': async () => {
      const { conductorUuid, ...rest } = await owed()
      const { uuid } = await anAbono(db, conductorUuid)
      return { body: { ...rest, uuid, origen: 'Prima', fecha: '2026-03-20' } }
    },
    'DELETE /abonos/eliminar/:uuid': async () => ({
      params: { uuid: (await anAbono(db, (await owed()).conductorUuid)).uuid },
    }),
    'GET /festivos/propuestas': () => ({ query: { anio: '2026' } }),
    'POST /festivos': () => ({ body: { fecha: day() } }),
    'DELETE /festivos': async () => ({ query: { uuid: (await aFestivo(db, { fecha: day() })).uuid } }),
    'GET /documentos/primas': () => ({ query: { mes: '6' } }),
    'GET /documentos/vacaciones': async () => ({ query: { documento: await worker() } }),
    'POST /documentos/previa': async () => ({
      body: {
        tipo: 'liquidacion-antigua',
        documento: await worker(),
        datos: {
          cesantias: [],
          otrosDevengados: 5000,
          motivoDevengados: 'Bono de buen trato',
          neutrales: [{ ...range, motivo: 'Taller' }],
          deuda: 0,
        },
      },
    }),
    'POST /documentos/previa/pdf': async () => ({
      body: {
        tipo: 'vacaciones',
        documento: await worker(),
        datos: { forma: 'disfrutadas', ...range, licencias: [range], minimo: true },
      },
    }),
    'GET /emitidos/coincidencia': () => ({ query: { uuids: randomUUID() } }),
    'POST /emitidos': async () => ({
      body: {
        tipo: 'vacaciones',
        documento: await driver(),
        reemplaza: randomUUID(),
        motivo: 'Faltaba un día',
        datos: { forma: 'compensadas', dias: 1 },
        papeles: [{ clave: randomUUID(), huella: 'x' }],
      },
    }),
    'GET /emitidos': async () => ({ query: { tipo: 'prima', documento: await driver(), anio: '2026' } }),
    'GET /emitidos/pdf': () => ({ query: { uuid: randomUUID() } }),
    'PUT /emitidos/anular': () => ({
      query: { uuid: randomUUID() },
      body: { motivo: 'Otra fecha', version: 1 },
    }),
    'GET /reporte/gastos': async () => {
      const { query } = await search()
      return { query: { ...query, nombre: 'Aseo', liquidada: undefined } }
    },
    'GET /reporte/gastos/resumen': async () => {
      const { query } = await search()
      return { query: { ...query, nombre: 'Aseo', liquidada: undefined, por: 'bus' } }
    },
    'POST /asistencias': async () => ({
      body: [
        {
          fecha: '2026-03-20',
          conductorUuid: (await aConductor(db)).uuid,
          bus: (await aBus(db)).numero,
          justificacion: '',
          asistio: true,
          entregoAlDia: true,
          entregoPresencial: false,
        },
      ],
    }),
    'GET /asistencias/mes': () => ({ query: { mes: '3' } }),
    'GET /asistencias/fecha': () => ({ query: { fecha: '2026-03-20', crear: 'true' } }),
    'GET /asistencias/reporte/mes': () => ({ query: { mes: '3' } }),
    'GET /documentos/cierres': () => ({ query: { uuid: randomUUID() } }),
    'GET /cierres': () => ({ query: { fecha: '2026-03-20' } }),
    'POST /cierres': () => ({
      body: {
        fecha: '2026-03-20',
        username: 'admin',
        huella: 'x',
        contadoPor: 'efectivo',
        efectivo: { billete50000: 3, moneda50: 1 },
        demasEnCero: true,
        total: null,
        motivo: 'Falta un billete',
        enterado: true,
      },
    }),
    'PUT /cierres/reabrir': () => ({
      query: { uuid: randomUUID() },
      body: { motivo: 'Se contó mal', version: 1 },
    }),
    'GET /historial': () => ({
      query: {
        usuario: randomUUID(),
        desde: '2026-01-01',
        hasta: '2026-12-31',
        sustantivo: 'buses',
        tipo: 'creado',
        registro: 'Bus',
        antesDe: '9',
        limite: '10',
      },
    }),
    'GET /historial/registro': () => ({ query: { sustantivo: 'buses', identificador: '12' } }),
    'POST /historial/deshacer': () => ({ body: { grupo: randomUUID() } }),
  }
  for (const noun of IMPORTABLES) {
    calls[`POST /importaciones/${noun}/revisar`] = async () => ({ body: await part(noun) })
    calls[`POST /importaciones/${noun}`] = async () => ({
      body: { ...(await part(noun)), archivo: 'x.csv', total: 9, enCaja: false },
    })
  }
  return calls
}
