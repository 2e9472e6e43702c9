import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { TAG_TYPES } from './tags'

/** The one RTK Query api, without endpoints: each noun injects its own from the file of its name. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  // The screen's data are fetched again after the network was away: see app/connection.ts.
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
