/** A stranger's company, in memory. */
import { type Variant } from './variants'
import {
  type Abono,
  type Asistencia,
  type Bus,
  type Conductor,
  type Deuda,
  type Liquidacion,
  type Pasaje,
} from './entities'

const EMPTY_LIQUIDACION: Omit<Liquidacion, 'uuid' | 'fecha' | 'busNumero'> = {
  conductorDocumento: null,
  viajes: 0,
  regIni: 0,
  regFin: 0,
  sensor: 0,
  civica: 0,
  tiquetes: 0,
  comentario: null,
  fechaEntrega: null,
  liquidada: null,
  gastos: [],
  abonoDto: null,
  deudaDto: null,
}

export function newCompany(variant: Variant) {
  let last = 0
  /** Texts that nobody but this host understands. */
  const uuid = (): string => {
    last += 1
    return variant.upperCase ? `ABCDEF12-0000-4000-8000-${String(last).padStart(12, '0')}` : String(last)
  }
  const conductor = (nombre: string, documento: string, valido = true): Conductor => ({
    uuid: uuid(),
    nombre,
    documento,
    empresa: 'Coonatra',
    fechaNacimiento: '1980-02-29',
    tipoDocumento: 'C.C.',
    fechaUltimoIngreso: '2020-01-15',
    fechaUltimoRetiro: valido ? null : '2025-12-31',
    valido,
  })
  const bus = (numero: string, ruta: string, conductorDocumento: string | null): Bus => ({
    numero,
    ruta,
    conductorDocumento,
    empresa: 'Coonatra',
    modelo: '2019',
    marca: 'Hino',
    placa: `TAB${numero}`,
  })
  const liquidacion = (
    one: Partial<Liquidacion> & Pick<Liquidacion, 'fecha' | 'busNumero'>,
  ): Liquidacion => ({
    ...EMPTY_LIQUIDACION,
    ...one,
    uuid: one.uuid ?? uuid(),
  })

  return {
    variant,
    uuid,
    liquidacion,
    conductores: [
      conductor('Ana Álvarez', '1001'),
      conductor('Beto Botero', '1002'),
      conductor('Carla Cano', '1003', false),
    ],
    buses: [bus('301', 'CCNT', '1001'), bus('302', 'otra', null)],
    liquidaciones: [
      liquidacion({
        fecha: '2026-03-05',
        busNumero: '301',
        conductorDocumento: '1001',
        viajes: 6,
        regIni: 1_000,
        regFin: 1_300,
        sensor: 320,
        gastos: [{ nombre: 'Aseo', valor: 8_000 }],
      }),
      liquidacion({
        fecha: '2026-03-04',
        busNumero: '302',
        conductorDocumento: '1002',
        viajes: 5,
        regIni: 500,
        regFin: 700,
        sensor: 210,
        comentario: 'Sin novedad',
        fechaEntrega: '2026-03-09',
        liquidada: true,
      }),
    ],
    pasajes: [
      {
        uuid: uuid(),
        ruta: 'CCNT',
        valor: 3_000,
        porcentajePasajero: 12.8,
        porcentajeFestivos: 14,
        porcentajeBonificacion: 2,
        limiteBonificacion: 400,
        pasajerosPorViaje: 3,
        fechaInicio: '2026-01-01',
        fechaFinal: '2026-12-31',
        valido: true,
      },
    ] as Pasaje[],
    deudas: [
      { uuid: uuid(), valor: 90_000, razon: 'Préstamo', conductorDocumento: '1001', fecha: '2026-02-01' },
      { uuid: uuid(), valor: 40_000, razon: 'Multa', conductorDocumento: '1002', fecha: '2026-02-02' },
    ] as Deuda[],
    abonos: [
      { uuid: uuid(), valor: 30_000, origen: 'prima', conductorDocumento: '1001', fecha: '2026-02-03' },
      { uuid: uuid(), valor: 10_000, origen: 'vacaciones', conductorDocumento: '1002', fecha: '2026-02-04' },
    ] as Abono[],
    festivos: [{ uuid: uuid(), fecha: '2026-01-01' }],
    asistencias: [] as Asistencia[],
    /** Answers to the form's Buscar where there is no settlement yet. */
    previews: [] as Omit<Liquidacion, 'uuid'>[],
  }
}

export type HostCompany = ReturnType<typeof newCompany>

/** The name of a driver, where an answer has one. */
export const nombreOf = (empresa: HostCompany, documento: string | null): string | null =>
  empresa.conductores.find((one) => one.documento === documento)?.nombre ?? null
