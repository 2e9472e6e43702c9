import { useAppSelector } from './hooks'

/** Why nothing can be sent just now. */
export const OFFLINE = 'Sin conexión: podrá enviar cuando vuelva.'

/** Network state, as the store knows it. */
export const useOnline = () => useAppSelector((state) => state.api.config.online)
