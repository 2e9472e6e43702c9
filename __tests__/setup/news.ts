import { act } from '@testing-library/react'
import { novedadesApi } from '../../src/api/novedades'
import type { AppStore } from '../../src/app/store'

/** Has a page ask what others have stored, as it does by itself every five seconds. */
export const hearNews = (store: AppStore) =>
  act(async () => {
    await store.dispatch(
      novedadesApi.endpoints.novedades.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
  })
