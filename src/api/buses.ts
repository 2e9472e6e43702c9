import type { BusFila } from '../contract/buses'
import { api } from './api'

const busesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /buses`. A bus shows its driver, so a driver's change refreshes it. */
    buses: build.query<BusFila[], void>({
      query: () => ({ url: '/buses' }),
      providesTags: ['Bus'],
    }),
  }),
})

export const { useBusesQuery } = busesApi
