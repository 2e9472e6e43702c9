import { forceRefetch } from '../../api/client/forceRefetch'
import { gastosApi, type FiltroGastos } from '../../api/gastos'
import { FiltroGastosSchema } from '../../contract/gastos'
import { filtro } from '../../contract/textos'
import * as z from '../../contract/zod'
import type { Viewed } from '../../records/searches/useViewedSearch'

export const EMPTY_FILTER: FiltroGastos = {
  nombre: null,
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
}

type Search = Viewed<FiltroGastos, 'nombre' | 'bus'>

const EMPTY: Search = { ...EMPTY_FILTER, vista: null }

const { reporteGastos, resumenGastos } = gastosApi.endpoints

export const SEARCH = {
  table: 'gastos',
  empty: EMPTY,
  schema: FiltroGastosSchema.safeExtend({ vista: filtro(z.enum(['nombre', 'bus'])) }),
  ask: ({ vista, ...filter }: Search) =>
    vista ? forceRefetch(resumenGastos, { ...filter, por: vista }) : forceRefetch(reporteGastos, filter),
}
