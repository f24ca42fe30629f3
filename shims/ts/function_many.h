/*
 * Functions of many parameters as values: what function.h has for 0 to 8 of them, up to 24.
 */
#ifndef TS_FUNCTION_MANY_H
#define TS_FUNCTION_MANY_H

#include "ts/function.h"

#define TS_PARAMS_9(A, B, C, D, E, F, G, H, I)     TS_PARAMS_8(A, B, C, D, E, F, G, H), I ts_i
#define TS_PARAMS_10(A, B, C, D, E, F, G, H, I, J) TS_PARAMS_9(A, B, C, D, E, F, G, H, I), J ts_j
#define TS_PARAMS_11(A, B, C, D, E, F, G, H, I, J, K) \
    TS_PARAMS_10(A, B, C, D, E, F, G, H, I, J), K ts_k
#define TS_PARAMS_12(A, B, C, D, E, F, G, H, I, J, K, L) \
    TS_PARAMS_11(A, B, C, D, E, F, G, H, I, J, K), L ts_l
#define TS_PARAMS_13(A, B, C, D, E, F, G, H, I, J, K, L, M) \
    TS_PARAMS_12(A, B, C, D, E, F, G, H, I, J, K, L), M ts_m
#define TS_PARAMS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N) \
    TS_PARAMS_13(A, B, C, D, E, F, G, H, I, J, K, L, M), N ts_n
#define TS_PARAMS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) \
    TS_PARAMS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N), O ts_o
#define TS_PARAMS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P) \
    TS_PARAMS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O), P ts_p
#define TS_PARAMS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q) \
    TS_PARAMS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P), Q ts_q
#define TS_PARAMS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R) \
    TS_PARAMS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q), R ts_r
#define TS_PARAMS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S) \
    TS_PARAMS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R), S ts_s
#define TS_PARAMS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T) \
    TS_PARAMS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S), T ts_t
#define TS_PARAMS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U) \
    TS_PARAMS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T), U ts_u
#define TS_PARAMS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V) \
    TS_PARAMS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U), V ts_v
#define TS_PARAMS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W) \
    TS_PARAMS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V), W ts_w
#define TS_PARAMS_24(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X) \
    TS_PARAMS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W), X ts_x

#define TS_NAMES_9  TS_NAMES_8, ts_i
#define TS_NAMES_10 TS_NAMES_9, ts_j
#define TS_NAMES_11 TS_NAMES_10, ts_k
#define TS_NAMES_12 TS_NAMES_11, ts_l
#define TS_NAMES_13 TS_NAMES_12, ts_m
#define TS_NAMES_14 TS_NAMES_13, ts_n
#define TS_NAMES_15 TS_NAMES_14, ts_o
#define TS_NAMES_16 TS_NAMES_15, ts_p
#define TS_NAMES_17 TS_NAMES_16, ts_q
#define TS_NAMES_18 TS_NAMES_17, ts_r
#define TS_NAMES_19 TS_NAMES_18, ts_s
#define TS_NAMES_20 TS_NAMES_19, ts_t
#define TS_NAMES_21 TS_NAMES_20, ts_u
#define TS_NAMES_22 TS_NAMES_21, ts_v
#define TS_NAMES_23 TS_NAMES_22, ts_w
#define TS_NAMES_24 TS_NAMES_23, ts_x

#define TS_ARGS_9(A, B, C, D, E, F, G, H, I) TS_ARGS_8(A, B, C, D, E, F, G, H), TS_ARGUMENT_(I, 8)
#define TS_ARGS_10(A, B, C, D, E, F, G, H, I, J) \
    TS_ARGS_9(A, B, C, D, E, F, G, H, I), TS_ARGUMENT_(J, 9)
#define TS_ARGS_11(A, B, C, D, E, F, G, H, I, J, K) \
    TS_ARGS_10(A, B, C, D, E, F, G, H, I, J), TS_ARGUMENT_(K, 10)
#define TS_ARGS_12(A, B, C, D, E, F, G, H, I, J, K, L) \
    TS_ARGS_11(A, B, C, D, E, F, G, H, I, J, K), TS_ARGUMENT_(L, 11)
#define TS_ARGS_13(A, B, C, D, E, F, G, H, I, J, K, L, M) \
    TS_ARGS_12(A, B, C, D, E, F, G, H, I, J, K, L), TS_ARGUMENT_(M, 12)
#define TS_ARGS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N) \
    TS_ARGS_13(A, B, C, D, E, F, G, H, I, J, K, L, M), TS_ARGUMENT_(N, 13)
#define TS_ARGS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) \
    TS_ARGS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N), TS_ARGUMENT_(O, 14)
#define TS_ARGS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P) \
    TS_ARGS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O), TS_ARGUMENT_(P, 15)
#define TS_ARGS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q) \
    TS_ARGS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P), TS_ARGUMENT_(Q, 16)
#define TS_ARGS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R) \
    TS_ARGS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q), TS_ARGUMENT_(R, 17)
#define TS_ARGS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S) \
    TS_ARGS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R), TS_ARGUMENT_(S, 18)
#define TS_ARGS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T) \
    TS_ARGS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S), TS_ARGUMENT_(T, 19)
#define TS_ARGS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U) \
    TS_ARGS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T), TS_ARGUMENT_(U, 20)
#define TS_ARGS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V) \
    TS_ARGS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U), TS_ARGUMENT_(V, 21)
#define TS_ARGS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W) \
    TS_ARGS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V),       \
        TS_ARGUMENT_(W, 22)
#define TS_ARGS_24(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X) \
    TS_ARGS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W),       \
        TS_ARGUMENT_(X, 23)

#define TS_MORE_NAMES_9  , TS_NAMES_9
#define TS_MORE_NAMES_10 , TS_NAMES_10
#define TS_MORE_NAMES_11 , TS_NAMES_11
#define TS_MORE_NAMES_12 , TS_NAMES_12
#define TS_MORE_NAMES_13 , TS_NAMES_13
#define TS_MORE_NAMES_14 , TS_NAMES_14
#define TS_MORE_NAMES_15 , TS_NAMES_15
#define TS_MORE_NAMES_16 , TS_NAMES_16
#define TS_MORE_NAMES_17 , TS_NAMES_17
#define TS_MORE_NAMES_18 , TS_NAMES_18
#define TS_MORE_NAMES_19 , TS_NAMES_19
#define TS_MORE_NAMES_20 , TS_NAMES_20
#define TS_MORE_NAMES_21 , TS_NAMES_21
#define TS_MORE_NAMES_22 , TS_NAMES_22
#define TS_MORE_NAMES_23 , TS_NAMES_23
#define TS_MORE_NAMES_24 , TS_NAMES_24

/* With a rest parameter, which n counts. */
#define TS_REST_PARAMS_6(A, B, C, D, E, REP)    TS_PARAMS_5(A, B, C, D, E), TsArray *ts_rest
#define TS_REST_NAMES_6                         TS_NAMES_5, ts_rest
#define TS_REST_ARGS_6(A, B, C, D, E, REP)      TS_ARGS_5(A, B, C, D, E), TS_REST_ARGUMENT_(REP, 5)
#define TS_REST_LENGTH_6                        5
#define TS_PARAMS_REST_6                        TS_REST_PARAMS_6
#define TS_ARGS_REST_6                          TS_REST_ARGS_6
#define TS_NAMES_REST_6                         TS_REST_NAMES_6
#define TS_MORE_NAMES_REST_6                    , TS_REST_NAMES_6
#define TS_REST_PARAMS_7(A, B, C, D, E, F, REP) TS_PARAMS_6(A, B, C, D, E, F), TsArray *ts_rest
#define TS_REST_NAMES_7                         TS_NAMES_6, ts_rest
#define TS_REST_ARGS_7(A, B, C, D, E, F, REP)   TS_ARGS_6(A, B, C, D, E, F), TS_REST_ARGUMENT_(REP, 6)
#define TS_REST_LENGTH_7                        6
#define TS_PARAMS_REST_7                        TS_REST_PARAMS_7
#define TS_ARGS_REST_7                          TS_REST_ARGS_7
#define TS_NAMES_REST_7                         TS_REST_NAMES_7
#define TS_MORE_NAMES_REST_7                    , TS_REST_NAMES_7
#define TS_REST_PARAMS_8(A, B, C, D, E, F, G, REP) \
    TS_PARAMS_7(A, B, C, D, E, F, G), TsArray *ts_rest
#define TS_REST_NAMES_8 TS_NAMES_7, ts_rest
#define TS_REST_ARGS_8(A, B, C, D, E, F, G, REP) \
    TS_ARGS_7(A, B, C, D, E, F, G), TS_REST_ARGUMENT_(REP, 7)
#define TS_REST_LENGTH_8     7
#define TS_PARAMS_REST_8     TS_REST_PARAMS_8
#define TS_ARGS_REST_8       TS_REST_ARGS_8
#define TS_NAMES_REST_8      TS_REST_NAMES_8
#define TS_MORE_NAMES_REST_8 , TS_REST_NAMES_8
#define TS_REST_PARAMS_9(A, B, C, D, E, F, G, H, REP) \
    TS_PARAMS_8(A, B, C, D, E, F, G, H), TsArray *ts_rest
#define TS_REST_NAMES_9 TS_NAMES_8, ts_rest
#define TS_REST_ARGS_9(A, B, C, D, E, F, G, H, REP) \
    TS_ARGS_8(A, B, C, D, E, F, G, H), TS_REST_ARGUMENT_(REP, 8)
#define TS_REST_LENGTH_9     8
#define TS_PARAMS_REST_9     TS_REST_PARAMS_9
#define TS_ARGS_REST_9       TS_REST_ARGS_9
#define TS_NAMES_REST_9      TS_REST_NAMES_9
#define TS_MORE_NAMES_REST_9 , TS_REST_NAMES_9
#define TS_REST_PARAMS_10(A, B, C, D, E, F, G, H, I, REP) \
    TS_PARAMS_9(A, B, C, D, E, F, G, H, I), TsArray *ts_rest
#define TS_REST_NAMES_10 TS_NAMES_9, ts_rest
#define TS_REST_ARGS_10(A, B, C, D, E, F, G, H, I, REP) \
    TS_ARGS_9(A, B, C, D, E, F, G, H, I), TS_REST_ARGUMENT_(REP, 9)
#define TS_REST_LENGTH_10     9
#define TS_PARAMS_REST_10     TS_REST_PARAMS_10
#define TS_ARGS_REST_10       TS_REST_ARGS_10
#define TS_NAMES_REST_10      TS_REST_NAMES_10
#define TS_MORE_NAMES_REST_10 , TS_REST_NAMES_10
#define TS_REST_PARAMS_11(A, B, C, D, E, F, G, H, I, J, REP) \
    TS_PARAMS_10(A, B, C, D, E, F, G, H, I, J), TsArray *ts_rest
#define TS_REST_NAMES_11 TS_NAMES_10, ts_rest
#define TS_REST_ARGS_11(A, B, C, D, E, F, G, H, I, J, REP) \
    TS_ARGS_10(A, B, C, D, E, F, G, H, I, J), TS_REST_ARGUMENT_(REP, 10)
#define TS_REST_LENGTH_11     10
#define TS_PARAMS_REST_11     TS_REST_PARAMS_11
#define TS_ARGS_REST_11       TS_REST_ARGS_11
#define TS_NAMES_REST_11      TS_REST_NAMES_11
#define TS_MORE_NAMES_REST_11 , TS_REST_NAMES_11
#define TS_REST_PARAMS_12(A, B, C, D, E, F, G, H, I, J, K, REP) \
    TS_PARAMS_11(A, B, C, D, E, F, G, H, I, J, K), TsArray *ts_rest
#define TS_REST_NAMES_12 TS_NAMES_11, ts_rest
#define TS_REST_ARGS_12(A, B, C, D, E, F, G, H, I, J, K, REP) \
    TS_ARGS_11(A, B, C, D, E, F, G, H, I, J, K), TS_REST_ARGUMENT_(REP, 11)
#define TS_REST_LENGTH_12     11
#define TS_PARAMS_REST_12     TS_REST_PARAMS_12
#define TS_ARGS_REST_12       TS_REST_ARGS_12
#define TS_NAMES_REST_12      TS_REST_NAMES_12
#define TS_MORE_NAMES_REST_12 , TS_REST_NAMES_12
#define TS_REST_PARAMS_13(A, B, C, D, E, F, G, H, I, J, K, L, REP) \
    TS_PARAMS_12(A, B, C, D, E, F, G, H, I, J, K, L), TsArray *ts_rest
#define TS_REST_NAMES_13 TS_NAMES_12, ts_rest
#define TS_REST_ARGS_13(A, B, C, D, E, F, G, H, I, J, K, L, REP) \
    TS_ARGS_12(A, B, C, D, E, F, G, H, I, J, K, L), TS_REST_ARGUMENT_(REP, 12)
#define TS_REST_LENGTH_13     12
#define TS_PARAMS_REST_13     TS_REST_PARAMS_13
#define TS_ARGS_REST_13       TS_REST_ARGS_13
#define TS_NAMES_REST_13      TS_REST_NAMES_13
#define TS_MORE_NAMES_REST_13 , TS_REST_NAMES_13
#define TS_REST_PARAMS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, REP) \
    TS_PARAMS_13(A, B, C, D, E, F, G, H, I, J, K, L, M), TsArray *ts_rest
#define TS_REST_NAMES_14 TS_NAMES_13, ts_rest
#define TS_REST_ARGS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, REP) \
    TS_ARGS_13(A, B, C, D, E, F, G, H, I, J, K, L, M), TS_REST_ARGUMENT_(REP, 13)
#define TS_REST_LENGTH_14     13
#define TS_PARAMS_REST_14     TS_REST_PARAMS_14
#define TS_ARGS_REST_14       TS_REST_ARGS_14
#define TS_NAMES_REST_14      TS_REST_NAMES_14
#define TS_MORE_NAMES_REST_14 , TS_REST_NAMES_14
#define TS_REST_PARAMS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, REP) \
    TS_PARAMS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N), TsArray *ts_rest
#define TS_REST_NAMES_15 TS_NAMES_14, ts_rest
#define TS_REST_ARGS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, REP) \
    TS_ARGS_14(A, B, C, D, E, F, G, H, I, J, K, L, M, N), TS_REST_ARGUMENT_(REP, 14)
#define TS_REST_LENGTH_15     14
#define TS_PARAMS_REST_15     TS_REST_PARAMS_15
#define TS_ARGS_REST_15       TS_REST_ARGS_15
#define TS_NAMES_REST_15      TS_REST_NAMES_15
#define TS_MORE_NAMES_REST_15 , TS_REST_NAMES_15
#define TS_REST_PARAMS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, REP) \
    TS_PARAMS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O), TsArray *ts_rest
#define TS_REST_NAMES_16 TS_NAMES_15, ts_rest
#define TS_REST_ARGS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, REP) \
    TS_ARGS_15(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O), TS_REST_ARGUMENT_(REP, 15)
#define TS_REST_LENGTH_16     15
#define TS_PARAMS_REST_16     TS_REST_PARAMS_16
#define TS_ARGS_REST_16       TS_REST_ARGS_16
#define TS_NAMES_REST_16      TS_REST_NAMES_16
#define TS_MORE_NAMES_REST_16 , TS_REST_NAMES_16
#define TS_REST_PARAMS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, REP) \
    TS_PARAMS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P), TsArray *ts_rest
#define TS_REST_NAMES_17 TS_NAMES_16, ts_rest
#define TS_REST_ARGS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, REP) \
    TS_ARGS_16(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P), TS_REST_ARGUMENT_(REP, 16)
#define TS_REST_LENGTH_17     16
#define TS_PARAMS_REST_17     TS_REST_PARAMS_17
#define TS_ARGS_REST_17       TS_REST_ARGS_17
#define TS_NAMES_REST_17      TS_REST_NAMES_17
#define TS_MORE_NAMES_REST_17 , TS_REST_NAMES_17
#define TS_REST_PARAMS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, REP) \
    TS_PARAMS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q), TsArray *ts_rest
#define TS_REST_NAMES_18 TS_NAMES_17, ts_rest
#define TS_REST_ARGS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, REP) \
    TS_ARGS_17(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q), TS_REST_ARGUMENT_(REP, 17)
#define TS_REST_LENGTH_18     17
#define TS_PARAMS_REST_18     TS_REST_PARAMS_18
#define TS_ARGS_REST_18       TS_REST_ARGS_18
#define TS_NAMES_REST_18      TS_REST_NAMES_18
#define TS_MORE_NAMES_REST_18 , TS_REST_NAMES_18
#define TS_REST_PARAMS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, REP) \
    TS_PARAMS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R), TsArray *ts_rest
#define TS_REST_NAMES_19 TS_NAMES_18, ts_rest
#define TS_REST_ARGS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, REP) \
    TS_ARGS_18(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R), TS_REST_ARGUMENT_(REP, 18)
#define TS_REST_LENGTH_19     18
#define TS_PARAMS_REST_19     TS_REST_PARAMS_19
#define TS_ARGS_REST_19       TS_REST_ARGS_19
#define TS_NAMES_REST_19      TS_REST_NAMES_19
#define TS_MORE_NAMES_REST_19 , TS_REST_NAMES_19
#define TS_REST_PARAMS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, REP) \
    TS_PARAMS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S), TsArray *ts_rest
#define TS_REST_NAMES_20 TS_NAMES_19, ts_rest
#define TS_REST_ARGS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, REP) \
    TS_ARGS_19(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S), TS_REST_ARGUMENT_(REP, 19)
#define TS_REST_LENGTH_20     19
#define TS_PARAMS_REST_20     TS_REST_PARAMS_20
#define TS_ARGS_REST_20       TS_REST_ARGS_20
#define TS_NAMES_REST_20      TS_REST_NAMES_20
#define TS_MORE_NAMES_REST_20 , TS_REST_NAMES_20
#define TS_REST_PARAMS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, REP) \
    TS_PARAMS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T), TsArray *ts_rest
#define TS_REST_NAMES_21 TS_NAMES_20, ts_rest
#define TS_REST_ARGS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, REP) \
    TS_ARGS_20(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T),              \
        TS_REST_ARGUMENT_(REP, 20)
#define TS_REST_LENGTH_21     20
#define TS_PARAMS_REST_21     TS_REST_PARAMS_21
#define TS_ARGS_REST_21       TS_REST_ARGS_21
#define TS_NAMES_REST_21      TS_REST_NAMES_21
#define TS_MORE_NAMES_REST_21 , TS_REST_NAMES_21
#define TS_REST_PARAMS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, REP) \
    TS_PARAMS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U), TsArray *ts_rest
#define TS_REST_NAMES_22 TS_NAMES_21, ts_rest
#define TS_REST_ARGS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, REP) \
    TS_ARGS_21(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U),              \
        TS_REST_ARGUMENT_(REP, 21)
#define TS_REST_LENGTH_22     21
#define TS_PARAMS_REST_22     TS_REST_PARAMS_22
#define TS_ARGS_REST_22       TS_REST_ARGS_22
#define TS_NAMES_REST_22      TS_REST_NAMES_22
#define TS_MORE_NAMES_REST_22 , TS_REST_NAMES_22
#define TS_REST_PARAMS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, REP) \
    TS_PARAMS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V), TsArray *ts_rest
#define TS_REST_NAMES_23 TS_NAMES_22, ts_rest
#define TS_REST_ARGS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, REP) \
    TS_ARGS_22(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V),              \
        TS_REST_ARGUMENT_(REP, 22)
#define TS_REST_LENGTH_23     22
#define TS_PARAMS_REST_23     TS_REST_PARAMS_23
#define TS_ARGS_REST_23       TS_REST_ARGS_23
#define TS_NAMES_REST_23      TS_REST_NAMES_23
#define TS_MORE_NAMES_REST_23 , TS_REST_NAMES_23
#define TS_REST_PARAMS_24(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, \
                          REP)                                                                 \
    TS_PARAMS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W),         \
        TsArray *ts_rest
#define TS_REST_NAMES_24 TS_NAMES_23, ts_rest
#define TS_REST_ARGS_24(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, REP) \
    TS_ARGS_23(A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W),              \
        TS_REST_ARGUMENT_(REP, 23)
#define TS_REST_LENGTH_24     23
#define TS_PARAMS_REST_24     TS_REST_PARAMS_24
#define TS_ARGS_REST_24       TS_REST_ARGS_24
#define TS_NAMES_REST_24      TS_REST_NAMES_24
#define TS_MORE_NAMES_REST_24 , TS_REST_NAMES_24

#endif
