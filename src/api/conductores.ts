import type { ConductorFila } from '../contract/conductores'
import { api } from './api'
import { sinNulos } from './params'

const conductoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /conductores`: the drivers, only the active ones with `valido: true`. Feeds every driver selector. */
    conductores: build.query<ConductorFila[], { valido: boolean | null }>({
      query: (params) => ({ url: '/conductores', params: sinNulos(params) }),
      providesTags: ['Conductor'],
    }),
  }),
})

export const { useConductoresQuery } = conductoresApi
