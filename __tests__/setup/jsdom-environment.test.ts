describe('the page that the unit tests run in', () => {
  it('resolves relative addresses against the page and hears its abort signals', () => {
    const controller = new AbortController()
    const request = new Request('/api/buses', { signal: controller.signal })
    expect(request.url).toBe('http://localhost/api/buses')
    controller.abort()
    expect(request.signal.aborted).toBe(true)
  })

  it('carries messages between channels of the same name', async () => {
    const [here, there] = [new BroadcastChannel('sesion'), new BroadcastChannel('sesion')]
    const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)))
    here.postMessage({ salida: true })
    await expect(heard).resolves.toEqual({ salida: true })
    here.close()
    there.close()
  })

  it('looks like a desk: wide, with a mouse, bright', () => {
    expect(window.matchMedia('(pointer: fine)').matches).toBe(true)
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(false)
  })
})
