/** A filter of second order, by its transfer function; `a0` is 1. */
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** How BS.1770 hears one channel: the head lifts the treble, the ear leaves the lowest bass out. */
export function weigh(samples: Float32Array, rate: number): Float64Array {
  return filter(filter(Float64Array.from(samples), headFilter(rate)), bassFilter(rate));
}

// The standard lists coefficients for 48 kHz only. These are the analogue filters behind them,
// by the bilinear transform, so that any rate is heard alike (as libebur128 does).

function headFilter(rate: number): Biquad {
  const [frequency, decibels, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * frequency) / rate);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function bassFilter(rate: number): Biquad {
  const [frequency, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * frequency) / rate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function filter(input: Float64Array, { b0, b1, b2, a1, a2 }: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
