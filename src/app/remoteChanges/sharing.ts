/** Name of the lock, and of the channel by which a browser's pages tell each other what they hear. */
export const NAME = 'cochera-eventos'

/** Milliseconds after which a page that waits for its turn counts on another's stream: a page that is being hidden has let go by then. */
const IN_LINE = 3000

/**
 * One stream for all pages of a browser: the one that holds the lock reads it, and tells the others. Browsers keep few connections to
 * a server. Without locks (a page that did not come by https) each visible page has its own.
 *
 * @param follow reads the stream until the signal
 * @param onFollower called when another page of this browser reads the stream: what that one heard before is not repeated here
 */
export function takeTurns(
  follow: (signal: AbortSignal) => Promise<void>,
  onFollower: () => void,
  signal: AbortSignal,
): void {
  if (!('locks' in navigator)) return void follow(signal)
  const timer = setTimeout(onFollower, IN_LINE)
  const stop = () => clearTimeout(timer)
  signal.addEventListener('abort', stop)
  navigator.locks
    .request(NAME, { signal }, () => {
      stop()
      return follow(signal)
    })
    // The signal came before the turn.
    .catch(() => undefined)
}
