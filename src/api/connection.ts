import { useAppSelector } from './hooks'

/** Why nothing can be sent just now. */
export const SIN_RED = 'Sin conexión: podrá enviar cuando vuelva.'

/** Whether the network is there, as the store knows it. */
export const useEnLinea = (): boolean => useAppSelector((estado) => estado.api.config.online)
