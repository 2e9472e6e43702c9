import { forceRefetch } from '../../api/client/forceRefetch'
import { salariosApi, type FiltroSalarios } from '../../api/salarios'
import { FiltroSalariosSchema } from '../../contract/salarios'
import { filtro } from '../../contract/textos'
import * as z from '../../contract/zod'
import type { Viewed } from '../../records/searches/useViewedSearch'

export const EMPTY_FILTER: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

type Search = Viewed<FiltroSalarios, 'conductor'>

const EMPTY: Search = { ...EMPTY_FILTER, vista: null }

const { salarios, resumenSalarios } = salariosApi.endpoints

export const SEARCH = {
  table: 'salarios',
  empty: EMPTY,
  schema: FiltroSalariosSchema.safeExtend({ vista: filtro(z.literal('conductor')) }),
  ask: ({ vista, ...filter }: Search) => forceRefetch(vista ? resumenSalarios : salarios, filter),
}
