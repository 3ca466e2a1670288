/** Two soft notes, in hertz. */
const NOTES = [660, 880];
const NOTE_SECONDS = 0.16;
const VOLUME = 0.08;

/** Plays two soft notes; silent where the browser allows no sound yet, such as before the first click on the page. */
export function playChime(): void {
  try {
    const context = new AudioContext();
    NOTES.forEach((frequency, n) => {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const begin = context.currentTime + n * NOTE_SECONDS;
      oscillator.frequency.value = frequency;
      gain.gain.setValueAtTime(VOLUME, begin);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_SECONDS * 2);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(begin);
      oscillator.stop(begin + NOTE_SECONDS * 2);
    });
    setTimeout(() => void context.close(), 1000);
  } catch {
    // This browser has no sound.
  }
}
