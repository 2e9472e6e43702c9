import type { Presentes } from '../contract/eventos'
import type { RegistroQuery } from '../contract/historial'
import { api } from './client/api'
import { send } from './client/calls'

/** Who has a record open, which our own server alone knows. */
const presenciaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /presencia`: this person has the record open; answers who else has. Asked again while it is open. */
    presencia: build.query<Presentes, RegistroQuery>({
      query: send('POST', '/presencia'),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { usePresenciaQuery } = presenciaApi
