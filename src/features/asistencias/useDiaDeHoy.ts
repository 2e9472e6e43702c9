import { useEffect, useState } from 'react'
import { today } from '../../api/client/today'

const UN_MINUTO = 60_000

/** The company's day, `YYYY-MM-DD`, which changes under a page that is left open overnight. */
export function useDiaDeHoy(): string {
  const [dia, setDia] = useState(today)
  useEffect(() => {
    const mirar = () => setDia(today())
    const reloj = setInterval(mirar, UN_MINUTO)
    window.addEventListener('focus', mirar)
    return () => {
      clearInterval(reloj)
      window.removeEventListener('focus', mirar)
    }
  }, [])
  return dia
}
