/**
 * What each design returns, in basis points, as `returnOf` computes it from the design's strips; slot.test.ts holds
 * every number to that. Written down because a list of thousands of titles must not wait for the sums.
 */
export const STATED: Readonly<Record<string, readonly number[]>> = {
  'classic-1': [9508, 9508, 9545, 9638, 9494, 9469, 9656, 9524],
  'classic-3': [9567, 9589, 9510, 9586, 9727, 9462, 9615, 9448],
  'classic-5': [9674, 9671, 9440, 9595, 9699, 9506, 9533, 9445],
  'classic-27': [9524, 9611, 9692, 9498, 9444, 9600, 9400, 9512],
  'video-5': [9481, 9656, 9706, 9526, 9684, 9567, 9709, 9705],
  'video-5:buy': [9457, 9616, 9674, 9647, 9420, 9638, 9629, 9691],
  'video-10': [9479, 9662, 9425, 9709, 9560, 9598, 9440, 9599],
  'video-10:buy': [9703, 9570, 9641, 9645, 9556, 9579, 9628, 9661],
  'video-20': [9529, 9628, 9479, 9422, 9493, 9529, 9650, 9586],
  'video-20:buy': [9484, 9636, 9678, 9601, 9664, 9579, 9486, 9511],
  'video-25': [9649, 9434, 9439, 9519, 9719, 9445, 9729, 9625],
  'video-25:buy': [9659, 9556, 9668, 9586, 9600, 9516, 9457, 9548],
  'ways-243': [9554, 9432, 9665, 9628, 9558, 9603, 9465, 9602],
  'ways-243:buy': [9695, 9450, 9641, 9616, 9688, 9624, 9681, 9510],
}
