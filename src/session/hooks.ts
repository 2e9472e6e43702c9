import { useSelector } from 'react-redux'
import type { SesionState } from './sessionSlice'

/** The part of the state that this layer knows; the layers above use `useAppSelector`. */
export const useSesionSelector = useSelector.withTypes<{ sesion: SesionState }>()
