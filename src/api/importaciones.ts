import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { Mensaje } from '../contract/errores'
import { gastosCorregidos, type Importable } from '../contract/importables'
import type { CuerpoImportacion, FilaImportada, Importado } from '../contract/importaciones'
import type { Gasto } from '../contract/liquidaciones'
import type { Sustantivo } from '../contract/historial'
import { api } from './client/api'
import { create, newIdempotencyKey, type Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { SHOWN_BY, tagsUnlessRefused } from './client/tags'

/** Sensors are counted into settlements. */
export const sustantivoDe = (noun: Importable) => (noun === 'sensores' ? 'liquidaciones' : noun)

const tagsOfNoun = (noun: Importable) => SHOWN_BY[sustantivoDe(noun)]

type Datos = FilaImportada['datos']

interface RowCalls {
  crear: (data: Datos) => FetchArgs
  /** Absent where nothing can be corrected. @param uuid of the record, where a call needs it. */
  corregir?: (data: Datos, uuid: string | undefined) => FetchArgs
}

const creating = (url: string) => (data: Datos) =>
  create(url, { ...data, idempotencyKey: newIdempotencyKey() })

/** The table's own calls, one for each row: for a host that has no other. */
const ROW_CALLS: Readonly<Record<Importable, RowCalls>> = {
  liquidaciones: {
    crear: creating('/liquidaciones'),
    corregir: (data, uuid) => ({ url: '/liquidaciones/liquidar', method: 'PUT', body: { ...data, uuid } }),
  },
  sensores: { crear: (data) => ({ url: '/liquidaciones/sensores', method: 'POST', body: [data] }) },
  conductores: {
    crear: creating('/conductores'),
    corregir: (data) => ({
      url: '/conductores/conductor',
      method: 'PUT',
      params: { documento: data.documento },
      body: data,
    }),
  },
  buses: {
    crear: creating('/buses'),
    corregir: (data) => ({
      url: '/buses/bus/actualizar',
      method: 'PUT',
      params: { numero: data.numero },
      body: data,
    }),
  },
  deudas: { crear: creating('/deudas') },
  abonos: { crear: creating('/abonos') },
  festivos: { crear: creating('/festivos') },
}

/** Whether a noun's records can be corrected by an import. */
export const canCorrect = (noun: Importable): boolean => ROW_CALLS[noun].corregir !== undefined

interface RowArg {
  noun: Importable
  fila: FilaImportada
  uuid?: string
}

/** What a correction of a settlement leaves out stays as it is: these calls store whole records. */
const KEPT = ['civica', 'tiquetes', 'comentario', 'liquidada', 'abonoDto', 'deudaDto'] as const

interface WithGastos {
  gastos?: readonly Gasto[]
}

/** The settlement as it is stored, with what the row says of it. */
const corrected = (detail: Datos & WithGastos, given: Datos & WithGastos): Datos => ({
  ...Object.fromEntries(KEPT.map((field) => [field, detail[field]])),
  ...given,
  gastos: gastosCorregidos(detail.gastos ?? [], given.gastos ?? []),
})

/** As the form sends it (section 4): without expenses of 0, debt and repayment only where there are any. */
const asTheFormSends = ({ abonoDto, deudaDto, ...rest }: Datos & WithGastos): Datos => ({
  ...rest,
  ...(rest.gastos && { gastos: rest.gastos.filter(({ valor }) => valor > 0) }),
  ...(abonoDto ? { abonoDto } : {}),
  ...(deudaDto ? { deudaDto } : {}),
})

const importacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /importaciones/<noun>`, of our own server alone: all rows in one call. */
    importar: build.mutation<Importado, Keyed<CuerpoImportacion> & { noun: Importable }>({
      query: ({ noun, ...arg }) => create(`/importaciones/${noun}`, arg),
      invalidatesTags: (_importado, error, { noun }) => tagsUnlessRefused(error, [...tagsOfNoun(noun)]),
    }),
    /** `POST /importaciones/deshacer`, of our own server alone. */
    deshacerImportacion: build.mutation<Mensaje, { uuid: string; sustantivo: Sustantivo }>({
      query: ({ uuid }) => ({ url: '/importaciones/deshacer', method: 'POST', body: { uuid } }),
      invalidatesTags: (_mensaje, error, { sustantivo }) =>
        tagsUnlessRefused(error, [...SHOWN_BY[sustantivo]]),
    }),
    /** One row, by the table's own call. The lists are asked for again at the end of all: see `importadas`. */
    importarFila: build.mutation<null, RowArg>({
      queryFn: async ({ noun, fila: { accion: action, datos: given }, uuid }, _api, _extra, call) => {
        const { crear, corregir } = ROW_CALLS[noun]
        let body = given
        if (noun === 'liquidaciones' && action === 'corregir') {
          const { data, error } = await call({ url: '/liquidaciones/detalle', params: { uuid } })
          if (error) return { error }
          body = corrected(data as Datos, given)
        }
        if (noun === 'liquidaciones') body = asTheFormSends(body)
        const args = action === 'crear' ? crear(body) : corregir?.(body, uuid)
        const { error } = args ? await call(args) : {}
        return error ? { error } : { data: null }
      },
    }),
  }),
})

// The dialog shows what became of the rows.
declareNotices({
  importar: { error: false },
  importarFila: { error: false },
  deshacerImportacion: { success: SERVER_MESSAGE },
})

/** The lists that show a noun's records are out of date. */
export const importadas = (noun: Importable) => api.util.invalidateTags([...tagsOfNoun(noun)])

export const { useImportarMutation, useDeshacerImportacionMutation, useImportarFilaMutation } =
  importacionesApi
