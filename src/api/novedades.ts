import type { Novedades } from '../contract/novedades'
import { caughtUp, selectHeard } from './client/answersSlice'
import { api } from './client/api'
import type { RootState } from './client/rootReducer'

/** News of others' writes, which our own server alone tells. */
export const novedadesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /novedades`: the changes since the last one that this page has heard of. */
    novedades: build.query<Novedades, void>({
      queryFn: async (_none, { dispatch, getState }, _extra, call) => {
        const desde = selectHeard(getState() as RootState)
        const { data, error } = await call({ url: '/novedades', params: { desde } })
        if (error) return { error }
        const news = data as Novedades
        dispatch(caughtUp({ from: desde, to: news.secuencia }))
        return { data: news }
      },
      structuralSharing: false,
    }),
  }),
})

export const { useNovedadesQuery } = novedadesApi
