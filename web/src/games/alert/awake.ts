/** Keeps the screen awake while a flight is on, where the browser can. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) void lock.release();
    } catch {
      // A browser may refuse, when the battery is low for instance.
    }
  };
  // The lock is lost when the page is hidden.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
