import { cadenas, cifras, marcas } from './campos'
import * as z from './zod'
import { enteroDeConsulta } from './numeros'
import { fechaRequerida, filtro, textoOpcional, nombreRequerido, uuidRequerido } from './textos'
import { versionVista } from './versiones'

const marca = z.boolean('Indique si o no.').nullish().transform(Boolean)

/** The sheet's rows at any host: another one may name its records and drivers in its own way. */
export const PlanillaSchema = z.array(
  z.object({
    fecha: fechaRequerida(),
    conductorUuid: z.string('Conductor es requerido.').min(1, 'Conductor es requerido.'),
    bus: textoOpcional(20),
    justificacion: textoOpcional(200),
    asistio: marca,
    entregoAlDia: marca,
    entregoPresencial: marca,
  }),
)

/** One row of `POST /asistencias`: a driver on a day. */
const AsistenciaSchema = PlanillaSchema.element.extend({
  uuid: uuidRequerido().nullish(),
  conductorUuid: uuidRequerido('Conductor es requerido.'),
  /** As the row gave it. */
  version: versionVista(),
  /** The person has changed nothing in the row: it is stored only where there is none yet, as it was proposed. */
  sinTocar: marca,
})
export type CuerpoAsistencia = z.infer<typeof AsistenciaSchema>

/**
 * Body of `POST /asistencias`: an upsert by (fecha, conductor), all or nothing where something is wrong. Rows whose `version` is no
 * longer the stored one's are named by a 409 whose `actual` is {@link AsistenciasActuales}; the others are stored.
 */
export const AsistenciasSchema = z
  .array(AsistenciaSchema, 'Ingrese una lista de asistencias.')
  .max(2000, 'Máximo 2000 asistencias.')

/** Query of `GET /asistencias/mes` and `GET /asistencias/reporte/mes`: 1 to 12, the latest such month that has begun. */
export const MesQuerySchema = z.object({ mes: enteroDeConsulta('Mes es requerido.', 1, 12) })

/** Query of `GET /asistencias/fecha`; `crear` answers a row for every active driver. */
export const FechaAsistenciaQuerySchema = z.object({
  fecha: fechaRequerida(),
  crear: filtro(z.enum(['true', 'false'], 'Indique true o false.')).transform((crear) => crear === 'true'),
})

/** Values of the attendance query form. */
export const ConsultaAsistenciasSchema = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tipo: z.literal('mes'), mes: MesQuerySchema.shape.mes }),
    z.object({ tipo: z.literal('dia'), fecha: fechaRequerida() }),
  ],
  'El tipo de busqueda es requerido.',
)

/** An attendance row; `uuid` is empty in a proposal that is not stored yet. */
export const AsistenciaFilaSchema = z.object({
  uuid: z.string().nullable(),
  fecha: z.string(),
  conductorUuid: nombreRequerido('Conductor es requerido.'),
  conductorNombre: z.string(),
  /** Sent by our own server in answers only; it links the name to the driver's page. */
  conductorDocumento: z.string().nullish(),
  ...cadenas('bus', 'justificacion'),
  ...marcas('asistio', 'entregoAlDia', 'entregoPresencial'),
  /** 0 while the row is as proposed. */
  version: z.number().nullish(),
})
export type AsistenciaFila = z.infer<typeof AsistenciaFilaSchema>

/** `actual` of a 409 to `POST /asistencias`: every row that was sent, as it is stored now. */
export interface AsistenciasActuales {
  asistencias: AsistenciaFila[]
}

/** A row of `GET /asistencias/reporte/mes`: one driver's month, in days. */
export const ReporteAsistenciaFilaSchema = z.object({
  ...cadenas('uuid', 'conductorNombre', 'conductorDocumento'),
  ...cifras(
    'totalFaltas',
    'totalFaltasSinJustificacion',
    'totalAsistencias',
    'totalEntregasAlDia',
    'totalNoEntregasAlDia',
    'totalEntregasPresencial',
    'totalNoEntregasPresencial',
    'totalDias',
  ),
})
export type ReporteAsistenciaFila = z.infer<typeof ReporteAsistenciaFilaSchema>
