import { useEffect, useState } from 'react'
import { today } from '../../api/client/today'

const ONE_MINUTE_MS = 60_000

/** The company's current day, `YYYY-MM-DD`. It is read again every minute, since pages stay open overnight. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    const timer = setInterval(look, ONE_MINUTE_MS)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
    }
  }, [])
  return day
}
