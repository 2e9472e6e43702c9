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
 * Asks the server, whatever it has answered before. The same call still on its way is given up: it may have been answered
 * before what somebody else has entered since.
 */
export const askAnew =
  <Arg>({ name, initiate }: QueryEndpoint<Arg>, arg: Arg) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const running = dispatch(api.util.getRunningQueryThunk(name as never, arg as never))
    running?.abort()
    await running
    await dispatch(initiate(arg, { forceRefetch: true, subscribe: false }))
  }
