import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api'
import type { AppDispatch, RootState } from './rootReducer'

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

/** An endpoint of the api that asks for something, as far as it is needed here. */
interface QueryEndpoint<Arg> {
  name: string
  initiate: (arg: Arg, options: { forceRefetch: true; subscribe: false }) => Thunk<PromiseLike<unknown>>
}

/**
 * Sends the query even if the cache has its answer: every press of Buscar is a call. The same call still on its way is aborted,
 * because its answer may be older than the press.
 */
export const forceRefetch =
  <Arg>({ name, initiate }: QueryEndpoint<Arg>, arg: Arg) =>
  async (dispatch: AppDispatch) => {
    const running = dispatch(api.util.getRunningQueryThunk(name as never, arg as never))
    if (running) {
      running.abort()
      await running
    }
    await dispatch(initiate(arg, { forceRefetch: true, subscribe: false }))
  }
